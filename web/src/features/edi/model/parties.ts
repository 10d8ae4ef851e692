import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WantedValue } from '../../../lib/records/edits.js';

/** The fields of each party: structured, or as free text, never both (domain: import declaration, §8). */
export const PARTIES = {
  consignee: { name: 'consignee_name', address: 'consignee_address', text: 'consignee_text' },
  consignor: { name: 'consignor_name', address: 'consignor_address', text: 'consignor_text' },
  notify: { name: 'notify_name', address: 'notify_address', text: 'notify_text' },
} as const satisfies Record<string, Record<'name' | 'address' | 'text', HeaderField<'cargo-report'>>>;

export type Party = keyof typeof PARTIES;
export type PartyForm = 'structured' | 'text';

/** How a party is given; both where it is wrongly given twice, structured where nothing is known of it. */
export function formsOf(report: ShippingRecord, party: Party): readonly PartyForm[] {
  const { name, address, text } = PARTIES[party];
  const isText = said(report, text) !== '';
  const isStructured = said(report, name) !== '' || said(report, address) !== '';
  return isText ? (isStructured ? ['structured', 'text'] : ['text']) : ['structured'];
}

/** What has to be written so that a party is given in another form: nothing of it is lost, and one undo takes it back. */
export function inForm(report: ShippingRecord, party: Party, form: PartyForm): WantedValue[] {
  const fields = PARTIES[party];
  const parts = [said(report, fields.name), said(report, fields.address), said(report, fields.text)].filter((part) => part !== '');
  const whole = [...new Set(parts)].join(', ');
  const [name = '', ...address] = whole.split(/,\s*/);
  const next = form === 'text' ? { name: '', address: '', text: whole } : { name, address: address.join(', '), text: '' };
  return (['name', 'address', 'text'] as const).map((part) => ({ line: null, field: fields[part], next: next[part] }));
}

function said(report: ShippingRecord, field: HeaderField<'cargo-report'>): string {
  return String(report.fields[field]?.value ?? '');
}
