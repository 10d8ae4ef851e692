import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from '@tallyport/domain/shipping-record/air-waybill-number';
import { isContainerNumberValid, normaliseContainerNumber } from '@tallyport/domain/shipping-record/iso6346';
import { statedValue } from '../stated-value.js';
import type { StatedKind } from '../syntax.js';

/** A value that a code says, and what its standard calls it. */
export interface CodedValue {
  readonly field: RecordField;
  readonly value: string;
  readonly kind: StatedKind;
  readonly term: string;
}

/** An air waybill number, alone or with the number of a piece behind it (IATA Resolution 606). */
const AIR_WAYBILL = /^\d{11}(?:\d{5})?$/;
/** The customer's order in a code of GS1, up to the next identifier. */
const GS1_ORDER = /\(400\)([^()]{1,30})/;
/** The order to pay of the European Payments Council: a head of four lines, then bank, payee, account and amount. */
const EPC_AMOUNT = /^BCD\n00[12]\n[1-8]\nSCT\n(?:[^\n]*\n){3}EUR(\d{1,9}(?:\.\d{1,2})?)(?:\n|$)/;
/** The Swiss QR-bill: eighteen lines of creditors, then amount and currency. */
const SWISS_AMOUNT = /^SPC\n0200\n1\n(?:[^\n]*\n){15}(\d{1,9}\.\d\d)\n(CHF|EUR)\n/;

/** What a bar code or QR code says of a paper of this type: numbers whose check digits are right, an order, an amount to pay. */
export function codedValues(printed: string, type: DocumentType): CodedValue[] {
  const text = printed.replaceAll(/\r\n?/gu, '\n');
  const waybill = AIR_WAYBILL.test(text) ? text.slice(0, 11) : '';
  const values: CodedValue[] = [];
  const put = (field: RecordField, value: string | null | undefined, kind: StatedKind, term: string) => {
    const stated = value == null ? null : statedValue(value, kind);
    if (stated !== null) values.push({ field, value: stated, kind, term });
  };
  if (isAirWaybillNumberValid(waybill))
    put(type === 'HAWB' ? 'master_number' : 'waybill_number', normaliseAirWaybillNumber(waybill), 'identifier', 'AWB');
  if (text.length <= 15 && isContainerNumberValid(text)) put('container_number', normaliseContainerNumber(text), 'identifier', 'ISO 6346');
  put('purchase_order', GS1_ORDER.exec(text)?.[1], 'identifier', 'GS1 (400)');
  const [, swissAmount, swissCurrency] = SWISS_AMOUNT.exec(text) ?? [];
  const euros = EPC_AMOUNT.exec(text)?.[1];
  put('total_amount', euros ?? swissAmount, 'amount', euros === undefined ? 'QR-bill' : 'EPC');
  put('currency', euros === undefined ? swissCurrency : 'EUR', 'code', euros === undefined ? 'QR-bill' : 'EPC');
  return values;
}
