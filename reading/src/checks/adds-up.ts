import { numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { DocumentText } from '../document-text.js';
import { isCharge } from '../documents/lines/freight-rows.js';
import { totalsOf } from '../documents/sources/amounts.js';
import type { Understood } from '../fields/field-reading.js';
import { decimalOf, isSameAmount, sumOf } from '../lines/arithmetic.js';
import type { OpenDocument } from '../open-document.js';
import { type Check, fails, holds } from './check.js';
import { measuresAddUp } from './measures-add-up.js';
import { ADDS_UP } from './tuning.js';

const CHARGES = ['freight', 'insurance', 'other_charges', 'tax'] as const;

/** Whether the sums of a paper prove a total, or speak against it; null for other values and where nothing can be added up. */
export function addsUp(field: string, value: Understood, document: OpenDocument): Check | null {
  if (field === 'goods_total') return goodsAddUp(value, document);
  if (field !== 'total_amount') return measuresAddUp(field, value, document);
  const total = decimalOf(value);
  const gross = total === null ? null : grossOver(total, value, document);
  if (gross !== null) return fails('sum', `with the tax of ${gross.tax} it comes to ${gross.sum}, which is printed below it`);
  return totalAddsUp(value, document);
}

function goodsAddUp(value: Understood, { understood: { lines } }: OpenDocument): Check | null {
  const goods = lines.filter((line) => !isCharge(line));
  const sum = sumOf(goods, 'total_price');
  if (sum === null) return null;
  return isSameAmount(sum, decimalOf(value))
    ? holds('sum', `the ${goods.length} lines add up to it`)
    : fails('sum', `the ${goods.length} lines add up to ${sum.toFixed()}`);
}

function totalAddsUp(value: Understood, document: OpenDocument): Check | null {
  const { header, lines } = document.understood;
  const total = decimalOf(value);
  const goods = decimalOf(header.get('goods_total')) ?? sumOf(lines, 'total_price');
  const charges = CHARGES.reduce((sum, charge) => sum.plus(decimalOf(header.get(charge)) ?? 0), new Decimal(0));
  const expected = goods?.plus(charges).minus(decimalOf(header.get('discount'))?.abs() ?? 0) ?? null;
  if (isSameAmount(total, expected)) return holds('sum', 'goods and charges add up to it');
  const other = totalsOf(document).find((rival) => !isSameAmount(decimalOf(rival), total));
  return other === undefined ? null : fails('sum', `nothing adds up to it, and “${String(other.value)}” is a total, too`);
}

/** The tax and the sum with it that stand below a total which is only the net one. */
function grossOver(net: Decimal, { from: [at] }: Understood, text: DocumentText): { tax: string; sum: string } | null {
  if (at === undefined || net.lte(0)) return null;
  const below = text.phrases.filter(({ page, area }) => page > at.page || (page === at.page && area.top > at.area.bottom - 1));
  const amounts = below.flatMap((phrase) => numbersIn(phrase.text, text.numberStyle).map((number) => new Decimal(number.value)));
  const taxes = amounts.filter((amount) => amount.gt(0) && amount.lt(net.times(ADDS_UP.highestTax)));
  for (const tax of taxes) {
    const sum = net.plus(tax);
    if (!sum.isInteger() && amounts.some((amount) => amount.eq(sum))) return { tax: tax.toFixed(), sum: sum.toFixed() };
  }
  return null;
}
