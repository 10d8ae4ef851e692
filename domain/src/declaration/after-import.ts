import { CUSTOMS_TABLES } from '@tallyport/contracts/customs-table/tables';
import type { AmountAfterImport, RowAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import type { CannotSay } from '@tallyport/contracts/declaration/cannot-compute';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import { keyOf } from '../customs-table/read-customs-rows.js';
import { assessEntry } from '../duty/assess-entry.js';
import { namedRows } from '../duty/named-rows.js';
import { totalsOf } from '../lodgement/freeze.js';
import { type DecidingRow, decidingRows } from './deciding-rows.js';
import { entryOf } from './declared-entry-of.js';

/** The amounts that are sent of a whole declaration. */
const SENT = [
  'customs_value',
  'transport_and_insurance',
  'duty',
  'dumping_duty',
  'wet',
  'gst_payable',
  'gst_deferred',
  'lct',
  'charges',
  'due',
] as const;

/** What would be another. */
export interface ComesOut {
  readonly amounts: AmountAfterImport[];
  /** Of what has to be paid; null where it cannot be computed, and why. */
  readonly difference: string | null;
  readonly reason: CannotSay | null;
}

/** How a declaration comes out by these tables, on its own days, beside the amounts that were signed; null where it is the same. */
export function comesOut(declaration: ShippingRecord, signed: Readonly<Record<string, string>>, tables: DatedTables): ComesOut | null {
  const assessed = assessEntry(entryOf(declaration), tables);
  const totals = totalsOf(assessed);
  const amounts = SENT.flatMap((name): AmountAfterImport[] => {
    const [before, now] = [signed[name], totals[name] ?? null];
    return before === undefined || before === now ? [] : [{ name, signed: before, now }];
  });
  if (amounts.length === 0) return null;
  const { due, reason } = assessed;
  const difference = due === null ? null : new Decimal(due).minus(signed['due'] ?? 0).toFixed(2);
  return { amounts, difference, reason };
}

/** The rows by which a declaration was computed, each beside the one that says otherwise now. A row that only has another id is none. */
export function changedRows(declaration: ShippingRecord, before: DatedTables, now: DatedTables): RowAfterImport[] {
  const [old, others] = [before, now].map((tables) => Map.groupBy(usedRows(declaration, tables), keyOfRow));
  const keys = new Set([...(old?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [then, today] = [old?.get(key) ?? [], others?.get(key) ?? []];
    const gone = then.filter((row) => !today.some((one) => saysSame(one, row)));
    const come = today.filter((row) => !then.some((one) => saysSame(one, row)));
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({ before: gone[at] ?? null, after: come[at] ?? null }));
  });
}

function usedRows(declaration: ShippingRecord, tables: DatedTables): DecidingRow[] {
  const entry = entryOf(declaration);
  const named = namedRows(assessEntry(entry, tables));
  return decidingRows(entry, tables).filter(({ id }) => named.has(id));
}

function keyOfRow({ table, values }: DecidingRow): string {
  return `${table} ${keyOf(CUSTOMS_TABLES[table], values)}`;
}

function saysSame(one: DecidingRow, other: DecidingRow): boolean {
  return Object.entries(one.values).every(([column, cell]) => other.values[column] === cell);
}
