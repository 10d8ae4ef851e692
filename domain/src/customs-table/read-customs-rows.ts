import type { CustomsTable } from '@tallyport/contracts/customs-table/define-table';
import { z } from 'zod';
import { type DatedSpan, gapsOf, overlapsOf } from './spans.js';

/** A row of an import, checked; it gets its id when it is kept. */
export interface ImportedRow extends DatedSpan {
  readonly key: string;
  readonly source: string;
  readonly law: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What is wrong with a file, at most one finding a line of it. `line` counts from 1, the heading included. */
export interface FileFinding {
  readonly line: number;
  readonly text: string;
}

export interface CustomsFile {
  readonly rows: readonly ImportedRow[];
  /** A file with findings is refused as a whole. */
  readonly findings: readonly FileFinding[];
  /** Days between rows of one key on which none holds: not wrong, but said. */
  readonly gaps: readonly string[];
}

const Day = z.iso.date();
const FIRST_LINE = 2;

/** Checks the rows of a file against the table that they are for: every cell, the days, and that no two rows of a key overlap. */
export function readCustomsRows(table: CustomsTable, lines: readonly Readonly<Record<string, string>>[]): CustomsFile {
  const findings: FileFinding[] = [];
  const rows: (ImportedRow & { readonly line: number })[] = [];
  lines.forEach((cells, index) => {
    const line = index + FIRST_LINE;
    const { valid_from = '', valid_to = '', source = '', law = '', ...own } = cells;
    const values = table.columns.safeParse(own);
    const wrong = dateFinding(valid_from, valid_to) ?? (source === '' ? 'source is empty' : undefined) ?? cellFinding(values.error, own);
    if (wrong !== undefined || !values.success) findings.push({ line, text: wrong ?? 'is not a row' });
    else {
      const cellsOfRow = values.data as Record<string, string>;
      const span = { valid_from, valid_to: valid_to === '' ? null : valid_to };
      rows.push({ ...span, line, key: keyOf(table, cellsOfRow), source, law, values: cellsOfRow });
    }
  });
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const overlapping = [...byKey].flatMap(([key, ofKey]) =>
    overlapsOf(ofKey).map(([one, other]) => ({ line: other.line, text: `${key} already holds then, by line ${one.line}` })),
  );
  return {
    rows: rows.map(({ line: _line, ...row }) => row),
    findings: [...findings, ...overlapping].toSorted((a, b) => a.line - b.line),
    gaps: [...byKey].flatMap(([key, ofKey]) => gapsOf(ofKey).map(({ from, to }) => `${key}: no row from ${from} to ${to}`)),
  };
}

/** The columns by which a row is looked up, as one text. */
export function keyOf({ key }: Pick<CustomsTable, 'key'>, values: Readonly<Record<string, string>>): string {
  return key.map((column) => values[column] ?? '').join(' ');
}

function dateFinding(from: string, to: string): string | undefined {
  if (!Day.safeParse(from).success) return `valid_from is not a day: "${from}"`;
  if (to !== '' && !Day.safeParse(to).success) return `valid_to is not a day: "${to}"`;
  return to !== '' && to < from ? `it ends on ${to}, before it begins on ${from}` : undefined;
}

function cellFinding(error: z.ZodError | undefined, cells: Readonly<Record<string, string>>): string | undefined {
  const issue = error?.issues[0];
  if (issue === undefined) return undefined;
  if (issue.code === 'unrecognized_keys') return `no column is called ${issue.keys.join(', ')}`;
  const column = issue.path.join('.');
  return Object.hasOwn(cells, column) ? `${column} ${issue.message}: "${cells[column]}"` : `the column ${column} is missing`;
}
