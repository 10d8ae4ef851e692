import type { TariffEntry } from '../tariff-entry.js';
import { seededRandom } from './seeded-random.js';
import { VARIATIONS, variedDescription } from './varied-description.js';

/** Goods as an invoice would say what a nomenclature says of a code. */
export interface MadeGoods {
  readonly description: string;
  readonly code: string;
}

/** Makes descriptions of the texts of a nomenclature's subheadings: other ones for another seed, the same for the same. */
export function madeGoods(nomenclature: readonly Pick<TariffEntry, 'code' | 'name'>[], count: number, seed: number): MadeGoods[] {
  const random = seededRandom(seed);
  const leaves = nomenclature.filter(({ code }) => code.length === 6).toSorted(() => random() - 0.5);
  const made: MadeGoods[] = [];
  for (const [place, { code, name }] of leaves.entries()) {
    const description = variedDescription(name, VARIATIONS[place % VARIATIONS.length] ?? 'paraphrased', random);
    if (description !== undefined) made.push({ description, code });
    if (made.length === count) break;
  }
  return made;
}
