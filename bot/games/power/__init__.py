"""Power (Monte B. Young, 1981): four armies, five secret orders a round, and all of them at once."""
