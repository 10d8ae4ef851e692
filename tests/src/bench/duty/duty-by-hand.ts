import type { LineAmounts } from '@tallyport/domain/duty/assessed-entry';
import { Decimal } from 'decimal.js';
import { FREE, type HandRate } from './rates-by-hand.js';

/** A line for who knows the tables by heart: duty as claimed, at the standard and at the general rate, and what else falls on it. */
export interface HandLine {
  readonly price: string;
  readonly duties: readonly [claimed: HandRate, standard: HandRate, general: HandRate];
  readonly dumping?: HandRate;
  readonly isWine?: true;
  readonly isCar?: true;
  readonly isExempt?: true;
}

/** An invoice whose price holds freight and insurance. */
export interface HandInvoice {
  readonly total: string;
  readonly freight: string;
  readonly insurance: string;
  readonly lines: readonly HandLine[];
}

/** Everything is in one currency, of so many units for one Australian dollar. */
export interface HandEntry {
  readonly exchangeRate: string;
  readonly invoices: readonly HandInvoice[];
}

export interface HandResult {
  readonly lines: readonly LineAmounts[];
  readonly totals: Readonly<Record<string, string>>;
}

const LUXURY = 80_567;

/**
 * The smallest program that does only that: the amounts of each line and their sums with decimals. It looks nothing up, reads no rate,
 * keeps no way to a result, and knows nothing that could be missing.
 */
export function dutyByHand({ exchangeRate, invoices }: HandEntry): HandResult {
  const aud = (amount: string) => new Decimal(amount).div(exchangeRate);
  const values = invoices.flatMap(({ total, freight, insurance, lines }) =>
    shared(
      cents(aud(total).minus(aud(freight)).minus(aud(insurance))),
      lines.map(({ price }) => new Decimal(price)),
    ),
  );
  const way = cents(Decimal.sum(...invoices.map(({ freight, insurance }) => aud(freight).plus(aud(insurance)))));
  const shares = shared(way, values);
  const lines = invoices
    .flatMap((invoice) => invoice.lines)
    .map((line, index) => lineByHand(line, values[index] ?? new Decimal(0), shares[index] ?? new Decimal(0)));
  const names = Object.keys(lines[0] ?? {}) as (keyof LineAmounts)[];
  return { lines, totals: Object.fromEntries(names.map((name) => [name, Decimal.sum(...lines.map((line) => line[name])).toFixed(2)])) };
}

function lineByHand({ duties, dumping = FREE, isWine, isCar, isExempt }: HandLine, value: Decimal, way: Decimal): LineAmounts {
  const none = new Decimal(0);
  const [duty, standard, general] = duties.map((rate) => cents(rate(value))) as [Decimal, Decimal, Decimal];
  const dumped = cents(dumping(value));
  const wet = isWine ? cents(value.plus(duty).plus(dumped).plus(way).times(29).div(100)) : none;
  const importation = (at: Decimal) => value.plus(at).plus(dumped).plus(way).plus(wet);
  const tenth = (amount: Decimal) => cents(amount.times(10).div(100));
  const taxable = importation(duty);
  const gst = isExempt ? none : tenth(taxable);
  const lct = isCar ? cents(Decimal.max(0, taxable.plus(gst).minus(LUXURY)).times(10).div(11).times(33).div(100)) : none;
  return {
    customs_value: value.toFixed(2),
    transport_and_insurance: way.toFixed(2),
    duty: duty.toFixed(2),
    standard_duty: standard.toFixed(2),
    general_duty: general.toFixed(2),
    dumping_duty: dumped.toFixed(2),
    wet: wet.toFixed(2),
    taxable_importation: taxable.toFixed(2),
    gst_calculated: gst.toFixed(2),
    gst_payable: gst.toFixed(2),
    gst_deferred: none.toFixed(2),
    gst_exempted: isExempt ? tenth(taxable).toFixed(2) : none.toFixed(2),
    gst_standard: isExempt ? none.toFixed(2) : tenth(importation(standard)).toFixed(2),
    gst_general: isExempt ? none.toFixed(2) : tenth(importation(general)).toFixed(2),
    lct: lct.toFixed(2),
    payable: duty.plus(dumped).plus(wet).plus(gst).plus(lct).toFixed(2),
  };
}

function shared(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const sum = Decimal.sum(...weights);
  const shares = weights.map((weight) => cents(total.times(weight).div(sum)));
  const largest = weights.reduce((best, weight, index) => (weight.greaterThan(weights[best] ?? 0) ? index : best), 0);
  const rest = total.minus(Decimal.sum(...shares));
  return shares.map((share, index) => (index === largest ? share.plus(rest) : share));
}

function cents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}
