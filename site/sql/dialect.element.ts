// SQL as DuckDB speaks it, for colours and proposals: the words of a question. What changes data is not answered.
import { SQLDialect } from '@codemirror/lang-sql';

export const duckdb = SQLDialect.define({
  keywords: `all and anti any array as asc asof between by case cast collate columns cross cube current
    desc describe distinct else end escape except exclude exists explain analyze filter first following for from full
    glob group grouping groups having ilike in include inner intersect interval into is isnull join lambda last lateral
    left like limit materialized name natural not notnull null nulls offset on only or order outer over partition
    percent pivot positional preceding qualify range recursive rename replace respect right rollup row rows sample semi
    select sets show similar some struct summarize table tables tablesample then ties to try_cast unbounded union
    unnest unpivot using value values when where window with within without`,
  types: `bigint blob boolean date double float hugeint integer list map smallint time timestamp tinyint
    ubigint uinteger uuid varchar`,
  builtin: '',
  doubleDollarQuotedStrings: true,
  operatorChars: '*+-%<>!=&|^/~:@',
  specialVar: '?$',
  // "Read_Percent" and read_percent are one column.
  caseInsensitiveIdentifiers: true,
});
