import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Texts } from '../../i18n/texts.js';

/** A value of a record: its field, in a line by number (from 1) or in the header. */
export interface RecordSpot {
  readonly recordId: string;
  readonly line: number | null;
  readonly field: RecordField;
}

/** The tab of the job page on which records of a kind stand. */
const TABS: Readonly<Record<RecordKind, keyof Texts['job']['tabs']>> = {
  waybill: 'waybills',
  invoice: 'invoices',
  'packing-list': 'packing_lists',
  'certificate-of-origin': 'certificate_of_origin',
  'packing-declaration': 'packing_declaration',
  'fumigation-certificate': 'fumigation_certificate',
  'china-export-declaration': 'china_export_declarations',
  declaration: 'declaration',
  'cargo-report': 'edi',
};

/** The address of a value on the tab of its record, at the moment that the present address shows. */
export function addressOfValue(search: URLSearchParams, kind: RecordKind, { recordId, line, field }: RecordSpot): URLSearchParams {
  const asOf = search.get('as_of');
  return new URLSearchParams({
    tab: TABS[kind],
    ...(asOf !== null && { as_of: asOf }),
    record: recordId,
    ...(line !== null && { line: String(line) }),
    field,
  });
}
