import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { ColumnRole } from '../lexicon/columns.js';

/** What a head holds that tells what is in one package (`PRS/CTN`, `N.W. per carton`) or of all of them (`TOTAL PRS`, `Total kgs`); null for others. */
export function roleOfPacked(head: string, roleOf: (head: string) => ColumnRole | null): ColumnRole | null {
  return roleInOne(head, roleOf) ?? roleOfAll(head, roleOf);
}

const IN_ONE = /^(?<what>\p{L}[^/]*?)\s*(?:\/|\s(?:per|je|pro|par|por)\s)\s*(?<package>\p{L}+(?<!s))\.?\s*(?:\(\p{L}+\))?$/iu;

function roleInOne(head: string, roleOf: (head: string) => ColumnRole | null): ColumnRole | null {
  const { what = '', package: one = '' } = IN_ONE.exec(head.trim())?.groups ?? {};
  if (packageTypeIn(one) !== one) return null;
  const role = roleOf(what);
  if (role === 'volume' || isOfWeight(what, role)) return 'other';
  return role === 'quantity' || isQuantityUnit(what) ? 'pieces_per_package' : null;
}

const OF_ALL = /^(?:total|ttl|tot\.|totaal|totale|gesamt|toplam|tổng)\s+(?<what>\p{L}.*)$/iu;
const SUMMED = new Set<ColumnRole>(['quantity', 'packages', 'net_weight', 'gross_weight', 'weight', 'volume']);

function roleOfAll(head: string, roleOf: (head: string) => ColumnRole | null): ColumnRole | null {
  const what = OF_ALL.exec(head.trim())?.groups?.['what'] ?? '';
  const role = what === '' ? null : roleOf(what);
  if (role !== null && SUMMED.has(role)) return role;
  if (role !== null || what === '') return null;
  if (isWeightUnit(what)) return 'weight';
  return isQuantityUnit(what) ? 'quantity' : null;
}

function isOfWeight(what: string, role: ColumnRole | null): boolean {
  return role === 'net_weight' || role === 'gross_weight' || role === 'weight' || (role === null && isWeightUnit(what));
}

function isWeightUnit(what: string): boolean {
  return /^\p{L}{1,5}\.?$/u.test(what) && weightUnitIn(what) !== null;
}
