import type { ByField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import { namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import { declaredGoodsOf } from '../declaration/declared-goods.js';
import type { AssessedEntry } from '../duty/assessed-entry.js';
import { currencyOf } from './currency-of.js';
import { type DeclaredField, headerFields, lineFields } from './declared-fields.js';
import type { FrozenLine, FrozenLineType, FrozenRecord, FrozenValues } from './frozen-record.js';
import { frozenValue } from './frozen-value.js';
import { type Numbered, numberLines } from './number-lines.js';

/** What a message says of a line, before it has its number. */
type UnnumberedLine = Omit<FrozenLine, 'number'>;

/**
 * A record as it is signed off: values as they are sent, tariff lines as they are declared, with what was computed for them. Lines keep
 * the numbers that they had in the version `before`.
 */
export function freeze(record: ShippingRecord, assessed: AssessedEntry | null, before: FrozenRecord | null): FrozenRecord {
  const isDeclaration = record.kind === 'declaration';
  const lines = isDeclaration
    ? declarationLines(record, assessed)
    : record.lines.map((line) => frozenLine('container', [line], line.fields, {}));
  const numbered: Numbered<UnnumberedLine> = numberLines(lines, before);
  return {
    kind: isDeclaration ? 'declaration' : 'cargo-report',
    fields: frozenValues(headerFields(isDeclaration ? 'declaration' : 'cargo-report'), textsOf(record.fields), {}),
    amounts: assessed === null ? {} : totalsOf(assessed),
    lines: numbered.lines,
    lastNumbers: numbered.lastNumbers,
  };
}

function declarationLines(record: ShippingRecord, assessed: AssessedEntry | null): UnnumberedLine[] {
  const ofType = (type: 'invoice' | 'charge' | 'transport') =>
    record.lines.filter(({ fields }) => fields.line_type?.value === type).map((line) => frozenLine(type, [line], line.fields, {}));
  const invoices = ofType('invoice');
  const invoiceOf = new Map(invoices.map(({ fields }) => [fields.invoice_number, fields]));
  const goods = declaredGoodsOf(record).map(({ number, lines, fields }) => {
    const line = frozenLine('goods', lines, fields, invoiceOf.get(textsOf(fields).invoice_number) ?? {});
    const computed = assessed?.lines.find((one) => one.number === number);
    return { ...line, amounts: computed?.kind === 'computed' ? computed.amounts : {} };
  });
  return [...invoices, ...ofType('charge'), ...ofType('transport'), ...goods];
}

function frozenLine(type: FrozenLineType, lines: readonly ShownLine[], fields: ByField<ShownValue>, invoice: FrozenValues): UnnumberedLine {
  const lineIds = lines.map(({ line_id }) => line_id);
  return { lineIds, type, fields: frozenValues(lineFields(type), textsOf(fields), invoice), amounts: {} };
}

function frozenValues(fields: Readonly<Record<string, DeclaredField>>, texts: FrozenValues, invoice: FrozenValues): FrozenValues {
  const frozen = namedEntries(texts).map(([field, text]) => {
    const rule = fields[field]?.rule ?? { kind: 'text', length: text.length };
    const currency = rule.kind === 'amount' ? currencyOf(rule, { fields: texts, invoice }) : null;
    return [field, frozenValue(rule, text, currency)] as const;
  });
  return Object.fromEntries(frozen);
}

function textsOf(fields: ByField<ShownValue>): FrozenValues {
  const texts = namedEntries(fields).flatMap(([field, { value }]): [RecordField, string][] => {
    const text = value === null ? '' : String(value).trim();
    return text === '' ? [] : [[field, text]];
  });
  return Object.fromEntries(texts);
}

/** The amounts of a whole declaration by the names of messages; none where they cannot be computed. */
export function totalsOf({ totals, charges, due }: AssessedEntry): Readonly<Record<string, string>> {
  if (totals === null || due === null) return {};
  return { ...totals, charges: Decimal.sum(0, ...charges.map(({ amount }) => amount)).toFixed(2), due };
}
