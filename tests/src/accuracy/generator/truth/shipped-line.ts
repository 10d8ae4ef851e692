import type { Dice } from '../dice.js';
import type { Country } from './countries.js';
import { type Goods, pickGoods } from './goods.js';
import { rounded } from './rounding.js';

/** One line of goods with everything that any paper may say of it. Amounts agree: quantity × price = total. */
export interface ShippedLine {
  readonly goods: Goods;
  readonly description: string;
  readonly productCode: string;
  readonly hs: string;
  readonly origin: Country;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly totalPrice: number;
  readonly packages: number;
  readonly perPackage: number;
  readonly netWeight: number;
  readonly grossWeight: number;
  readonly volume: number;
}

export function makeLines(dice: Dice, kinds: readonly Goods[], count: number, origin: Country, currency: string): ShippedLine[] {
  const codeForm = dice.pick(['AA-####', '######', 'AAA##-##', 'A####/##', '##.###.##']);
  const hsDigits = dice.pick([6, 8, 10]);
  return pickGoods(dice, kinds, count).map(({ goods, variant }) => {
    const packages = dice.between(2, 60);
    const quantity = packages * goods.perPackage;
    const unitPrice = priceOf(dice, goods, currency);
    const netWeight = rounded(quantity * goods.weight, 1);
    return {
      goods,
      description: dice.happens(0.75) ? `${goods.name}, ${variant}` : goods.name,
      productCode: codeForm.replace(/A|#/g, (sign) => (sign === 'A' ? dice.letters(1) : String(dice.between(1, 9)))),
      hs: goods.hs.slice(0, hsDigits),
      origin,
      quantity,
      unitPrice,
      totalPrice: rounded(quantity * unitPrice, currency === 'JPY' ? 0 : 2),
      packages,
      perPackage: goods.perPackage,
      netWeight,
      grossWeight: rounded(netWeight * 1.08 + packages * 0.3, 1),
      volume: rounded(Math.max(0.01, netWeight * 0.0042), 2),
    };
  });
}

/** Yen have no cents. */
function priceOf(dice: Dice, { price: [least, most] }: Goods, currency: string): number {
  const price = least + dice.share() * (most - least);
  return currency === 'JPY' ? Math.max(1, Math.round(price * 140)) : rounded(price, 2);
}
