import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import type { AssessedEntry, AssessedLine } from '../duty/assessed-entry.js';
import { isPersons } from '../shipping-record/fold-value.js';
import { declaredGoodsOf } from './declared-goods.js';

/** A value that a person looks at before they sign, with the money that hangs on it. */
export interface RiskyValue {
  readonly line_id: string | null;
  readonly field: RecordField;
  readonly shown: ShownValue;
  /** Australian dollars that change with the value, at most. */
  readonly atStake: string;
}

/** How many are asked for: more would be clicked through. */
const MOST = 5;
/** What nobody can point at on a page is doubted more, what a person wrote less; nothing is beyond doubt. */
const DOUBT = { unplaced: 0.15, persons: 0.02, least: 0.01 };

/** What decides the amount of a line. */
const OF_LINES: readonly RecordField[] = ['price', 'tariff_classification', 'country_of_origin', 'quantity', 'preference_scheme_type'];
const OF_INVOICES: readonly RecordField[] = ['invoice_total', 'invoice_currency', 'invoice_term'];

/**
 * The values with the most money times doubt, the riskiest first: of each line those that decide its amounts, of each invoice total,
 * currency and term, of the header the day whose exchange rates hold.
 */
export function riskiestValues(declaration: ShippingRecord, assessed: AssessedEntry): RiskyValue[] {
  const all = totalOf(assessed);
  const goods = declaredGoodsOf(declaration).flatMap(({ number, lines }) => {
    const amounts = assessed.lines.find((line) => line.number === number);
    return lines.flatMap((line) =>
      OF_LINES.map((field) => risk(line.line_id, field, line.fields[field], atStake(field, amounts, lines.length))),
    );
  });
  const invoices = declaration.lines
    .filter(({ fields }) => fields.line_type?.value === 'invoice')
    .flatMap((line) => OF_INVOICES.map((field) => risk(line.line_id, field, line.fields[field], all)));
  const header = [risk(null, 'valuation_date', declaration.fields.valuation_date, all.times('0.05'))];
  return [...goods, ...invoices, ...header]
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => b.weight.comparedTo(a.weight))
    .slice(0, MOST)
    .map(({ weight: _, ...value }) => value);
}

function risk(line_id: string | null, field: RecordField, shown: ShownValue | undefined, stake: Decimal) {
  if (shown === undefined || shown.value === null || shown.value === '') return null;
  return { line_id, field, shown, atStake: stake.toFixed(2), weight: stake.times(doubtOf(shown)) };
}

function doubtOf(shown: ShownValue): number {
  if (isPersons(shown)) return DOUBT.persons;
  const isWorkedOut = shown.method === 'compiled' && shown.from === undefined;
  return Math.max(DOUBT.least, 1 - shown.confidence + (shown.place === null && !isWorkedOut ? DOUBT.unplaced : 0));
}

/** A wrong price moves value and taxes with it, a wrong code, origin or quantity the duty and the GST on it. */
function atStake(field: RecordField, line: AssessedLine | undefined, sharers: number): Decimal {
  if (line?.kind !== 'computed') return new Decimal(0);
  const { payable, general_duty, duty, customs_value } = line.amounts;
  const whole = field === 'price' ? payable : Decimal.max(general_duty, duty, new Decimal(customs_value).times('0.05'));
  return new Decimal(whole).div(sharers);
}

function totalOf({ totals }: AssessedEntry): Decimal {
  return new Decimal(totals?.payable ?? 0);
}
