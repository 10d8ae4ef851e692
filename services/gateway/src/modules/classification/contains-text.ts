import { type RawBuilder, sql } from 'kysely';

/** Whether any of the columns holds a text, whatever its case; `%` and `_` are looked for as they are written. */
export function containsText(columns: readonly string[], part: string): RawBuilder<boolean> {
  const joined = sql.join(columns.map((column) => sql.ref(column)));
  return sql<boolean>`strpos(lower(concat_ws(' ', ${joined})), lower(${part})) > 0`;
}
