import { isOfAnyKind, isOfGoods, packagesIn, packageTypeIn } from '@tallyport/domain/values/package-types';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { RIVAL_WORD } from './tuning.js';

/** Another word of the paper that would say as well what a word says: of packages, `CTN` in the rows under `PKGS` in the head; of who pays freight, both in one line. */
export function rivalWord(field: string, value: Understood, { phrases, understood: { header } }: OpenDocument): string | null {
  if (field === 'freight_terms') return bothWaysIn(phrases);
  if (field !== 'package_type') return null;
  const own = lettersOf(String(value.value));
  const all = header.get('packages')?.value;
  if (value.from.some(({ text }) => packagesIn(text)?.count === all)) return null;
  const named = phrases.flatMap(
    ({ text, words }) => packagesIn(text)?.type ?? (words.length <= RIVAL_WORD.mostWords ? packageTypeIn(text) : null) ?? [],
  );
  return named.find((word) => lettersOf(word) !== own && !isOfGoods(word) && !isOfAnyKind(word)) ?? null;
}

/** `Carton(s)` is `CARTON`. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/\(s\)|[^\p{L}]/gu, '');
}

/** A line that offers both ways of paying freight, one of which is ticked or struck out. */
function bothWaysIn(phrases: readonly Phrase[]): string | null {
  const [prepaid, collect] = [/pre-?paid/iu, /collect/iu].map((way) =>
    phrases.filter(({ text }) => way.test(text) && !/unless/iu.test(text)),
  );
  const [one] = (prepaid ?? []).flatMap((phrase) => {
    const other = collect?.find(({ page, area }) => page === phrase.page && isSameLine(area, phrase.area));
    return other === undefined ? [] : [other === phrase ? phrase.text : `${phrase.text} ${other.text}`];
  });
  return one ?? null;
}
