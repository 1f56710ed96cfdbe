"""Prepared statements: what SQLAlchemy has compiled is executed on SQLite's own cursor.

SQLAlchemy finds out anew at each statement where values go and what becomes of rows: that takes several times what
SQLite does.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, CursorResult
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]


class Answer(IteratorResult[Any]):
    """The rows of a statement, which are there already, and how many it has changed."""

    def __init__(self, metadata: SimpleResultMetaData, rows: Iterable[Any], rowcount: int) -> None:
        super().__init__(metadata, iter(rows))
        self.rowcount = rowcount


class _Prepared(NamedTuple):
    """The places for values in a statement, each with how SQLite takes what it is given, and what becomes of rows."""

    places: Sequence[tuple[str, Any]]
    metadata: SimpleResultMetaData


_prepared: WeakKeyDictionary[Any, _Prepared] = WeakKeyDictionary()


def execute(here: Connection, statement: Any, values: Values | Sequence[Values] | None) -> Answer:
    """Execute a statement as SQLAlchemy does, in the thread of its connection."""
    each = [values or {}] if values is None or isinstance(values, Mapping) else values
    compiled, literals, beside, _ = statement._compile_w_cache(
        here.dialect,
        compiled_cache=here.get_execution_options().get("compiled_cache", here.engine._compiled_cache),
        column_keys=sorted(each[0]),
        for_executemany=len(each) > 1,
    )
    # Whoever listens hears of SQLAlchemy's own alone.
    if _is_left_alone(compiled) or here._has_events or here.engine._has_events:
        return fetched(here.execute(statement, values))
    places, metadata = _prepared.get(compiled) or _prepare(compiled)
    known = {"extracted_parameters": literals, "escape_names": False, "_collected_params": beside}
    filled = [compiled.construct_params(one, **known) for one in each]
    taken = [[process(one[name]) if process else one[name] for name, process in places] for one in filled]
    cursor = here.connection.cursor()
    try:
        if len(taken) > 1:
            cursor.executemany(compiled.string, taken)
        else:
            cursor.execute(compiled.string, taken[0])
        return Answer(metadata, cursor.fetchall(), cursor.rowcount)
    except sqlite3.Error as error:
        # No value is shown: among them is what players keep secret.
        raise DBAPIError.instance(compiled.string, None, error, sqlite3.Error, hide_parameters=True) from error
    finally:
        cursor.close()


def _is_left_alone(compiled: Any) -> bool:
    """Tell whether SQLAlchemy does more for a statement than to put in what it is given and to give the rows."""
    # What holds lists is another statement for each of their lengths; defaults are asked for, and SQLite gives no rows
    # of what is executed for several sets of values.
    asks_for_defaults = compiled.insert_prefetch or compiled.update_prefetch
    gives_rows_of_many = compiled.for_executemany and compiled.effective_returning
    return bool(compiled.isplaintext or compiled.post_compile_params or asks_for_defaults or gives_rows_of_many)


def _prepare(compiled: Any) -> _Prepared:
    columns = compiled._result_columns
    processors = [one.type._cached_result_processor(compiled.dialect, None) for one in columns]
    metadata = SimpleResultMetaData([one.keyname for one in columns], _processors=processors)
    places = [(name, compiled._bind_processors.get(name)) for name in compiled.positiontup]
    return _prepared.setdefault(compiled, _Prepared(places, metadata))


def fetched(result: CursorResult[Any]) -> Answer:
    """Fetch the rows of a statement that SQLAlchemy has executed."""
    keys, rows = (result.keys(), result.all()) if result.returns_rows else ((), ())
    return Answer(SimpleResultMetaData(tuple(keys)), map(tuple, rows), result.rowcount)
