import type { Concept } from './concepts.js';

/** What a rate is said of. The name of a tax alone may also stand before the number of who pays it. */
const RATED: ReadonlySet<Concept> = new Set(['tax', 'tax_id', 'discount']);
const RATE = String.raw`\d{1,2}(?:[.,]\d{1,3})?\s?%`;
/** `TVA 19 %`, `VAT @ 20%`, `Moms (25 %)`, `IVA al 22%`. */
const BEHIND = new RegExp(String.raw`^[\s.]*\(?(?:@|of|at|à|au|al|de|do|del|von|zu|med|a)?\s*${RATE}\s*\)?`, 'u');
/** `zzgl. 19 % MwSt.`, `21 % btw`, `+ 25 % moms`. */
const BEFORE = new RegExp(String.raw`^[^\p{L}\d]*(?:\p{L}{2,12}\.?\s+)?${RATE}\s+(?=\p{L})`, 'u');

/** How far the rate reaches that stands at once behind a label of a tax or a discount; 0 for none. */
export function rateBehind(concepts: readonly Concept[], rest: string): number {
  return isRated(concepts) ? (BEHIND.exec(rest)?.[0].length ?? 0) : 0;
}

/** Where the words begin that stand behind a rate with which a text begins; null where it begins with none. */
export function behindRate(text: string): number | null {
  return BEFORE.exec(text)?.[0].length ?? null;
}

/** What a label with a rate names: the number of a taxpayer has none. */
export function ratedConcepts(concepts: readonly Concept[]): Concept[] {
  return [...new Set(concepts.map((concept) => (concept === 'tax_id' ? 'tax' : concept)))];
}

/** Whether these are what a rate is said of. */
export function isRated(concepts: readonly Concept[]): boolean {
  return concepts.some((concept) => RATED.has(concept));
}
