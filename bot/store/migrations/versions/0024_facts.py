"""What somebody may be proud of in a match, and by what his results can be divided."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column; of matches of before nothing is noted until all ratings are computed anew."""
    op.add_column("results", sa.Column("facts", sa.LargeBinary()))
