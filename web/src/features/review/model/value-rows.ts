import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checkRows, type RowsCheck } from '@tallyport/domain/shipping-record/row-sums';
import type { Doubt } from './queue.js';
import { headerValues, isFilled, lineValues, type ReadValue } from './read-values.js';
import { SECTIONS, type Section, sectionOf } from './sections.js';

/** A row beside the page: a heading, a doubt of the queue, a value of a header, a line of goods, a value within a line, or what the totals say of all lines. */
export type ValueRow =
  | { readonly kind: 'next'; readonly count: number }
  | { readonly kind: 'doubt'; readonly doubt: Doubt }
  | { readonly kind: 'record'; readonly record: ShippingRecord }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'value'; readonly value: ReadValue }
  | { readonly kind: 'lines'; readonly record: ShippingRecord }
  | { readonly kind: 'line'; readonly record: ShippingRecord; readonly index: number; readonly values: readonly ReadValue[] }
  | { readonly kind: 'sums'; readonly check: RowsCheck };

/**
 * The rows beside the page, all of one height: the queue, then record by record the parts of the header and the lines. The
 * line that is looked at is unfolded into its values.
 */
export function valueRows(
  doubts: readonly Doubt[],
  records: readonly ShippingRecord[],
  chosen: ReadValue | null,
  withEmpty: boolean,
): ValueRow[] {
  const rows: ValueRow[] = doubts.length === 0 ? [] : [{ kind: 'next', count: doubts.length }];
  rows.push(...doubts.map((doubt) => ({ kind: 'doubt', doubt }) as const));
  for (const record of records) {
    rows.push({ kind: 'record', record });
    const values = headerValues(record).filter((value) => withEmpty || isFilled(value) || value.key === chosen?.key);
    for (const section of SECTIONS) {
      const here = values.filter(({ field }) => sectionOf(field) === section);
      if (here.length > 0) rows.push({ kind: 'section', section }, ...here.map((value) => ({ kind: 'value', value }) as const));
    }
    if (record.lines.length > 0)
      rows.push({ kind: 'lines', record }, ...record.lines.flatMap((_, index) => lineRows(record, index, chosen)));
    const check = checkRows(record);
    if (check !== null) rows.push({ kind: 'sums', check });
  }
  return rows;
}

function lineRows(record: ShippingRecord, index: number, chosen: ReadValue | null): ValueRow[] {
  const values = lineValues(record, index);
  const line: ValueRow = { kind: 'line', record, index, values };
  const isChosen = chosen?.recordId === record.id && chosen.line === index + 1;
  if (!isChosen) return [line];
  const shown = values.filter((value) => isFilled(value) || value.key === chosen.key);
  const unread = values.some(({ key }) => key === chosen.key) ? [] : [chosen];
  return [line, ...[...shown, ...unread].map((value) => ({ kind: 'value', value }) as const)];
}

/** The value that a row leads to, null for a heading. */
export function valueOfRow(row: ValueRow | undefined): ReadValue | null {
  if (row?.kind === 'doubt') return row.doubt.value;
  if (row?.kind === 'value') return row.value;
  if (row?.kind === 'line') return row.values.find(isFilled) ?? null;
  return null;
}

/** The row of a value: in the queue if it waits there, else among the others; -1 for none. */
export function rowOf(rows: readonly ValueRow[], key: string | null): number {
  const queued = rows.findIndex((row) => row.kind === 'doubt' && row.doubt.value.key === key);
  return queued === -1 ? rows.findIndex((row) => row.kind === 'value' && row.value.key === key) : queued;
}

/** The next row that leads to a value, in either direction; the same one at the end. */
export function rowBeside(rows: readonly ValueRow[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < rows.length; at += by) {
    const row = rows[at];
    const isUnfolded = row?.kind === 'line' && rows[at + 1]?.kind === 'value';
    if (isUnfolded) continue;
    if (valueOfRow(row)) return at;
  }
  return from;
}
