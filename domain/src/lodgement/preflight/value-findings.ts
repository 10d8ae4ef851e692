import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { type AmountSurroundings, currencyOf } from '../currency-of.js';
import { type DeclaredField, headerFields, lineFields } from '../declared-fields.js';
import type { FrozenLineType } from '../frozen-record.js';
import { frozenValue } from '../frozen-value.js';
import { type ValueFault, valueFault } from './value-fault.js';

type Fields = Readonly<Record<string, DeclaredField>>;
type Shown = Readonly<Record<string, ShownValue | undefined>>;

const LINE_TYPES: readonly FrozenLineType[] = ['goods', 'invoice', 'charge', 'transport'];

/**
 * What the pre-flight finds against values by their rules alone, without the layout of the message and the tables of codes: what is
 * missing and what has not its form. It needs nothing but the record, so that a browser says it while a person types.
 */
export function valueFindings(record: ShippingRecord): PreflightFinding[] {
  const invoices = new Map(
    record.lines
      .filter(({ fields }) => textOf(fields, 'line_type') === 'invoice')
      .map(({ fields }) => [textOf(fields, 'invoice_number'), textsOf(fields)]),
  );
  return [
    ...ofFields(null, fieldsAt(record, null), record.fields, { fields: textsOf(record.fields), invoice: {} }),
    ...record.lines.flatMap((line) =>
      ofFields(line.line_id, fieldsAt(record, line), line.fields, {
        fields: textsOf(line.fields),
        invoice: invoices.get(textOf(line.fields, 'invoice_number')) ?? {},
      }),
    ),
  ];
}

/** What would stand against a text if it were the value; nothing for an empty one, which may be missing but has no form. */
export function draftFault(record: ShippingRecord, lineId: string | null, field: RecordField, text: string): ValueFault | null {
  const line = record.lines.find(({ line_id }) => line_id === lineId);
  const rule = fieldsAt(record, line ?? null)[field]?.rule;
  if (rule === undefined || text.trim() === '') return null;
  const fields = { ...textsOf(line?.fields ?? record.fields), [field]: text };
  const invoice = record.lines.find(
    (one) => textOf(one.fields, 'line_type') === 'invoice' && textOf(one.fields, 'invoice_number') === fields['invoice_number'],
  );
  const currency = rule.kind === 'amount' ? currencyOf(rule, { fields, invoice: textsOf(invoice?.fields ?? {}) }) : null;
  return valueFault(rule, frozenValue(rule, text, currency), null, currency);
}

function fieldsAt(record: ShippingRecord, line: ShownLine | null): Fields {
  const isDeclaration = record.kind === 'declaration';
  if (line === null) return headerFields(isDeclaration ? 'declaration' : 'cargo-report');
  const type = LINE_TYPES.find((one) => one === textOf(line.fields, 'line_type'));
  return isDeclaration ? (type ? lineFields(type) : {}) : lineFields('container');
}

function ofFields(line_id: string | null, fields: Fields, shown: Shown, surroundings: AmountSurroundings): PreflightFinding[] {
  return Object.entries(fields).flatMap(([field, { rule, isRequired }]): PreflightFinding[] => {
    if (!isRecordField(field)) return [];
    const text = textOf(shown, field);
    const said = { severity: 'error' as const, line_id, field };
    if (text === '') return isRequired ? [{ ...said, code: 'required', found: '', expected: '' }] : [];
    const currency = rule.kind === 'amount' ? currencyOf(rule, surroundings) : null;
    const fault = valueFault(rule, frozenValue(rule, text, currency), null, currency);
    return fault === null ? [] : [{ ...said, ...fault }];
  });
}

function textsOf(fields: Shown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, textOf(fields, field)]));
}

function textOf(fields: Shown, field: string): string {
  return String(fields[field]?.value ?? '').trim();
}
