import { rounded } from '../../truth/rounding.js';
import { text } from '../html.js';
import type { Pair, Sheet } from './sheet.js';

/** What the sums are called, each in its spellings; without a word a sum is not printed. A total names the currency itself where the words do not. */
export interface SumWords {
  readonly goods?: string;
  readonly discount?: string;
  readonly freight?: string;
  readonly insurance?: string;
  /** A tax of nothing, as on exports. */
  readonly untaxed?: string;
  readonly taxed?: readonly [words: string, rate: number];
  readonly total: string;
  readonly paid?: string;
  readonly due?: string;
}

/** Prints the sums of an invoice, the total last but for what has been paid and is still due. They agree. */
export function sumsOf(sheet: Sheet, words: SumWords): Pair[] {
  const { goodsTotal, currency, discount, freight, insurance } = sheet.shipment;
  const { amount, money } = sheet.writing;
  const pairs: Pair[] = [];
  const put = (label: string, printed: string) => pairs.push({ label: sheet.word(label), html: text(printed) });
  const named = (label: string, value: number) => (sheet.word(label).includes(currency) ? amount(value) : money(value));
  const charged = (name: 'discount' | 'freight' | 'insurance', value: number) => {
    const label = words[name];
    if (label === undefined) return 0;
    sheet.say({ [name]: value });
    put(label, amount(value));
    return value;
  };
  if (words.goods !== undefined) {
    sheet.say({ goods_total: goodsTotal });
    put(words.goods, amount(goodsTotal));
  }
  const less = charged('discount', -discount);
  const net = rounded(goodsTotal + less + charged('freight', freight) + charged('insurance', insurance), 2);
  const tax = words.taxed === undefined ? 0 : rounded((net * words.taxed[1]) / 100, 2);
  if (words.untaxed !== undefined) put(words.untaxed, amount(0));
  if (words.taxed !== undefined) put(words.taxed[0], amount(tax));
  const total = rounded(net + tax, 2);
  sheet.say({ currency, total_amount: total });
  put(words.total, named(words.total, total));
  const paid = words.paid === undefined ? 0 : rounded(total * 0.3, 2);
  if (words.paid !== undefined) put(words.paid, amount(-paid));
  if (words.due !== undefined) put(words.due, named(words.due, rounded(total - paid, 2)));
  return pairs;
}

/** What charges an invoice tells, by dice: none, so that goods are all, or freight, or freight and insurance. */
export function charges(sheet: Sheet, words: Required<Pick<SumWords, 'goods' | 'freight' | 'insurance'>>): Partial<SumWords> {
  const { goods, freight, insurance } = words;
  return sheet.dice.fork('charges').pick([{}, {}, { goods }, { goods, freight }, { goods, freight, insurance }]);
}
