import { PRODUCTS } from './tuning.js';

/** Which words of a line are the product of two others of it, and which are their factors. Numbers below a half, and ones as factors, tell nothing. */
export function productsOnLine(line: readonly number[], numbers: readonly (number | null)[]): { products: number[]; factors: number[] } {
  const counted = line.filter((index) => (numbers[index] ?? 0) !== 0).slice(0, PRODUCTS.mostNumbers);
  const valueOf = (index: number): number => numbers[index] as number;
  const products: number[] = [];
  const factors: number[] = [];
  for (const product of counted) {
    const wanted = valueOf(product);
    if (Math.abs(wanted) < 0.5) continue;
    const limit = Math.max(PRODUCTS.cent, Math.abs(wanted) * PRODUCTS.share);
    const others = counted.filter((index) => index !== product && valueOf(index) !== 1);
    const pair = others
      .flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const))
      .find(([one, other]) => Math.abs(valueOf(one) * valueOf(other) - wanted) <= limit);
    if (pair === undefined) continue;
    products.push(product);
    factors.push(...pair);
  }
  return { products, factors };
}
