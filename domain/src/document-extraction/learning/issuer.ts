import type { HeaderField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { printedKey } from '../../values/printed-key.js';

/** Who makes papers of a kind, and so decides their layout: the first of these fields that says something. */
// biome-ignore format: a table reads best in rows
export const ISSUER_FIELDS: { readonly [Kind in RecordKind]: readonly HeaderField<Kind>[] } = {
  waybill: ['issuing_agent', 'carrier', 'shipper_name'],
  invoice: ['seller_name'],
  'packing-list': ['seller_name'],
  'certificate-of-origin': ['issuing_body', 'exporter_name'],
  'packing-declaration': ['issuer_name'],
  'fumigation-certificate': ['treatment_provider', 'exporter_name'],
  'china-export-declaration': ['declaring_unit', 'domestic_shipper'],
  declaration: [],
  'cargo-report': [],
};

/** The issuer of a paper by the values of its header, or null where none of them names one. */
export function issuerOf(kind: RecordKind, valueOf: (field: RecordField) => unknown): string | null {
  const names = ISSUER_FIELDS[kind].map(valueOf);
  return names.find((name): name is string => typeof name === 'string' && issuerKey(name) !== null) ?? null;
}

/** A name as issuers are compared: letters and digits alone, so that `Ltd.` and `LTD` are the same. Null where nothing is left. */
export function issuerKey(name: string): string | null {
  const key = printedKey(name);
  return key.length < 3 ? null : key.slice(0, 120);
}
