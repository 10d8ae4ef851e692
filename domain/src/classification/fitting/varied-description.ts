/** How a description differs from the text that it was made of. */
export type Variation = 'paraphrased' | 'abbreviated' | 'misspelt';
export const VARIATIONS: readonly Variation[] = ['paraphrased', 'abbreviated', 'misspelt'];

/** What stands in a nomenclature and on no invoice. */
const OFFICIAL =
  /\b(?:n\.?e\.?[cs]\.?|in heading|of heading|heading no|whether or not|other than|excluding|including|thereof|in chapter|not elsewhere)\b.*/i;
const SMALL = new Set(['of', 'the', 'and', 'or', 'for', 'in', 'with', 'by', 'to', 'a', 'an', 'on', 'not', 'than', 'from', 'as', 'at']);
const NOISE = ['24 PCS/CTN', 'MODEL A-17', 'NEW', 'HS AS ADVISED', 'BRAND: NORTHWIND', '2 PALLETS', 'SAMPLE', 'REF 4471'];

/** An invoice's words for goods of a nomenclature text: clauses in another order, small words gone, and one of three damages. */
export function variedDescription(text: string, variation: Variation, random: () => number): string | undefined {
  const clauses = text
    .split(/[;:,]/)
    .map((clause) =>
      clause
        .replace(OFFICIAL, '')
        .replace(/\([^)]*\)/g, ' ')
        .trim(),
    )
    .filter((clause) => clause !== '');
  const words = shuffled(clauses, random)
    .flatMap((clause) => clause.split(/\s+/))
    .filter((word) => !SMALL.has(word.toLowerCase()));
  if (words.filter((word) => /^[a-z]{4,}/i.test(word)).length < 2) return undefined;
  const damaged = damage(words, variation, random);
  const noise = random() < 0.5 ? ` ${NOISE[Math.floor(random() * NOISE.length)]}` : '';
  return `${damaged.join(' ')}${noise}`;
}

function damage(words: readonly string[], variation: Variation, random: () => number): string[] {
  if (variation === 'paraphrased') return words.length > 4 ? words.filter((_, index) => index === 0 || random() > 0.15) : [...words];
  const change = variation === 'abbreviated' ? abbreviated : misspelt;
  const share = variation === 'abbreviated' ? 0.4 : 0.3;
  return words.map((word) => (word.length >= 6 && random() < share ? change(word, random) : word));
}

/** Cut off, or without its vowels after the first letter. */
function abbreviated(word: string, random: () => number): string {
  return random() < 0.5
    ? word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))
    : word.charAt(0) + word.slice(1).replace(/[aeiou]/gi, '');
}

/** Two letters exchanged, one left out, or one doubled. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  const kind = random();
  if (kind < 0.4) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return kind < 0.7 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word.charAt(at) + word.slice(at);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
