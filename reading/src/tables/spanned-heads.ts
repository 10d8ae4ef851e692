import { type ColumnRole, columnRoleOf } from './column-roles.js';

/** One of several, all of them, how many, and of what kind: words that mean something only under a head over several columns. */
const EACH = /^(?:each|per|unit|unitaire|unit[aá]ri[oa]|einzeln?|je|pro)(?!\p{L})/iu;
const ALL = /^(?:in\s)?(?:totals?|ttl|gesamt|totale|totaal|toplam)\W*$/iu;
const MANY = /^(?:no|nos|nr|number|qty|quantity|count|anzahl|nombre|cantidad|quantidade)\.?$/iu;
const KIND = /^(?:kind|type|art|tipo|nature|clase)s?\.?$/iu;
const PER_PACKAGE = /(?<!\p{L})(?:per|je|par|por|pro)\s+\p{L}/iu;

const MEASURES = new Set<ColumnRole>(['net_weight', 'gross_weight', 'weight', 'volume']);
const MONEY = new Set<ColumnRole>(['unit_price', 'total_price']);

/** What a column holds by its head and by the one over it and others: `each` and `total` under `Net weight`, `No.` and `Kind` under `Packages`. */
export function roleUnder(over: string, head: string, role: ColumnRole | null): ColumnRole | null {
  const above = columnRoleOf(over);
  if (PER_PACKAGE.test(over)) return role !== null && MEASURES.has(role) ? 'other' : role;
  if (above === null) return role;
  if (MEASURES.has(above)) return ALL.test(head) ? above : EACH.test(head) ? 'other' : role;
  if (MONEY.has(above)) return ALL.test(head) ? 'total_price' : EACH.test(head) ? 'unit_price' : role;
  if (above === 'packages') return MANY.test(head) || ALL.test(head) ? above : KIND.test(head) ? 'package_type' : role;
  return role;
}
