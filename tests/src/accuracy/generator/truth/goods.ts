import type { Dice } from '../dice.js';

/** A kind of goods: what it is called, how it is counted, and what it may cost and weigh. */
export interface Goods {
  readonly name: string;
  readonly nameZh: string;
  readonly hs: string;
  readonly unit: string;
  readonly unitZh: string;
  /** Least and most price of a unit. */
  readonly price: readonly [number, number];
  /** Kilograms of a unit. */
  readonly weight: number;
  readonly perPackage: number;
  readonly variants: readonly string[];
}

/** Goods from rows of `name | Chinese name | HS code | unit | Chinese unit | price from | to | kilograms | per package | variants`. */
export function goodsFrom(rows: string): Goods[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', nameZh = '', hs = '', unit = '', unitZh = '', least = '', most = '', weight = '', perPackage = '', variants = ''] =
        row.split('|');
      const price = [Number(least), Number(most)] as const;
      return {
        name,
        nameZh,
        hs,
        unit,
        unitZh,
        price,
        weight: Number(weight),
        perPackage: Number(perPackage),
        variants: variants.split(';'),
      };
    });
}

/** Some kinds of goods, each with one of its variants; a long list repeats kinds with other variants. */
export function pickGoods(dice: Dice, kinds: readonly Goods[], count: number): { goods: Goods; variant: string }[] {
  const all = kinds.flatMap((goods) => goods.variants.map((variant) => ({ goods, variant })));
  return dice.pickSome(all, count);
}
