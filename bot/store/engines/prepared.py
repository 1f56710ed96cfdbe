"""Prepared statements: what SQLAlchemy has compiled is executed on SQLite's own cursor.

SQLAlchemy finds out anew at each statement where values go and what becomes of rows: that takes several times what
SQLite does.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import BindParameter, Connection, CursorResult
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]


class Answer(IteratorResult[Any]):
    """The rows of a statement, which are there already, and how many it has changed."""

    def __init__(self, metadata: SimpleResultMetaData, rows: Iterable[Any], rowcount: int) -> None:
        super().__init__(metadata, iter(rows))
        self.rowcount = rowcount


def fetched(result: CursorResult[Any]) -> Answer:
    """Fetch the rows of a statement that SQLAlchemy has executed."""
    keys, rows = (result.keys(), result.all()) if result.returns_rows else ((), ())
    return Answer(SimpleResultMetaData(tuple(keys)), map(tuple, rows), result.rowcount)


def execute(here: Connection, statement: Any, values: Values | Sequence[Values] | None) -> Any:
    """Execute a statement as SQLAlchemy does, in the thread of its connection."""
    each = [values or {}] if values is None or isinstance(values, Mapping) else values
    compiled, literals, *_ = statement._compile_w_cache(
        here.dialect,
        compiled_cache=here.get_execution_options().get("compiled_cache", here.engine._compiled_cache),
        column_keys=sorted(each[0]),
        for_executemany=len(each) > 1,
    )
    # What holds lists is another statement for each of their lengths. Whoever listens hears of SQLAlchemy's own alone.
    if compiled.isplaintext or compiled.post_compile_params or here._has_events or here.engine._has_events:
        return fetched(here.execute(statement, values))
    if (prepared := _prepared.get(compiled)) is None:
        prepared = _prepared[compiled] = _Prepared(compiled)
    return prepared.execute(here, each, literals or ())


class _Place(NamedTuple):
    """A place for a value: its parameter, which literal of a statement stands there, and how SQLite takes it."""

    parameter: BindParameter[Any]
    literal: int | None
    process: Any

    def value(self, given: Values, literals: Sequence[BindParameter[Any]]) -> Any:
        if self.parameter.key in given:
            value = given[self.parameter.key]
        else:
            parameter = self.parameter if self.literal is None else literals[self.literal]
            if parameter.required:
                raise KeyError(parameter.key)
            value = parameter.effective_value
        return value if self.process is None else self.process(value)


class _Prepared:
    def __init__(self, compiled: Any) -> None:
        self._sql = compiled.string
        literals = {}
        if compiled.cache_key is not None:
            clones = compiled._cache_key_bind_match[0]
            literals = {clone: number for number, one in enumerate(compiled.cache_key[1]) for clone in clones[one]}
        bound = [(compiled.binds[name], compiled._bind_processors.get(name)) for name in compiled.positiontup]
        self._places = [_Place(one, literals.get(one), process) for one, process in bound]
        columns = compiled._result_columns
        processors = [one.type._cached_result_processor(compiled.dialect, None) for one in columns]
        self._metadata = SimpleResultMetaData([one.keyname for one in columns], _processors=processors)

    def execute(self, here: Connection, each: Sequence[Values], literals: Sequence[BindParameter[Any]]) -> Answer:
        values = [[place.value(given, literals) for place in self._places] for given in each]
        cursor = here.connection.cursor()
        try:
            if len(values) > 1:
                cursor.executemany(self._sql, values)
            else:
                cursor.execute(self._sql, values[0])
            rows = cursor.fetchall()
        except sqlite3.Error as error:
            # No value is shown: among them is what players keep secret.
            raise DBAPIError.instance(self._sql, None, error, sqlite3.Error, hide_parameters=True) from error
        finally:
            cursor.close()
        return Answer(self._metadata, rows, cursor.rowcount)


_prepared: WeakKeyDictionary[Any, _Prepared] = WeakKeyDictionary()
