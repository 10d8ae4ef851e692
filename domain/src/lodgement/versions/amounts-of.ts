import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import { decidingRows } from '../../declaration/deciding-rows.js';
import { entryOf } from '../../declaration/declared-entry-of.js';
import { assessEntry } from '../../duty/assess-entry.js';
import type { AssessedEntry } from '../../duty/assessed-entry.js';
import { namedRows } from '../../duty/named-rows.js';

/** A version with the tables of customs by which it is computed. */
export interface Version {
  readonly record: ShippingRecord;
  readonly tables: DatedTables;
}

/** A version with what was computed for it. */
export interface ComputedVersion extends Version {
  readonly assessed: AssessedEntry | null;
}

export function computed(version: Version): ComputedVersion {
  return { ...version, assessed: assessedVersion(version) };
}

/** Null for a cargo report, on which nothing is due. */
export function assessedVersion({ record, tables }: Version): AssessedEntry | null {
  return record.kind === 'declaration' ? assessEntry(entryOf(record), tables) : null;
}

/** Those rows that the amounts of a version rest on. */
export function usedRows({ record, tables, assessed }: ComputedVersion): CustomsTableRow[] {
  if (assessed === null) return [];
  const used = namedRows(assessed);
  return decidingRows(entryOf(record), tables).filter(({ id }) => used.has(id));
}

/** Australian dollars with two places; null where one of the two is not known. */
export function less(to: string | null, from: string | null): string | null {
  return to === null || from === null ? null : new Decimal(to).minus(from).toFixed(2);
}
