import type { AssessedEntry } from './assessed-entry.js';

/** The ids of all rows of dated tables that an assessment used: with these alone it comes out the same. */
export function namedRows({ lines, charges }: AssessedEntry): ReadonlySet<string> {
  return new Set([...lines.flatMap(({ steps }) => steps.flatMap(({ rows }) => rows)), ...charges.map(({ row }) => row)]);
}
