import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { titleOf } from '../classify/titles.js';
import { wholeLabel } from '../labels/match-label.js';
import { canonicalText } from '../labels/tokens.js';
import { areaAround, heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { LETTERHEAD } from './tuning.js';

/**
 * The whole name of a company that a narrow column broke, from the line with its form upwards: `Alder Shellfish` over `(Mersea) Ltd`,
 * `Alder Timber` over `Merchants` over `Pty Ltd`. A name of several words with its form is whole.
 */
export function withLinesOver(last: Phrase, free: readonly Phrase[]): Phrase {
  if (
    !isOnlyForm(last.text) &&
    !(last.words.length <= LETTERHEAD.mostOfRest && /^[(\p{Ll}]|^(?:P[Tt][Yy]|P[Vv][Tt]|Private|PRIVATE|Co|CO)(?!\p{L})/u.test(last.text))
  )
    return last;
  let name = last;
  for (let lines = 0; lines < LETTERHEAD.mostLinesOver; lines++) {
    const over = free.find((phrase) => isOver(phrase, name) && isWords(phrase.text));
    if (over === undefined) break;
    name = {
      ...over,
      text: `${over.text} ${name.text}`,
      words: [...over.words, ...name.words],
      area: areaAround([over.area, name.area]),
    };
    if (over.words.length > 1) break;
  }
  return name;
}

/**
 * A name in large print that goes on from the line over it in the same print: `STAALHANDEL` over `ALDER BOUW`, `BRASSERIE & BOISSONS` over
 * `ALDER-LEROY s.p.r.l.`
 */
export function withLogoOver(last: Phrase, free: readonly Phrase[], usual: number): Phrase {
  const over = free.find((phrase) => isOver(phrase, last) && isWords(phrase.text) && !/[.!?,]$/u.test(phrase.text));
  const isLarge = heightOf(last.area) >= LETTERHEAD.logo * usual;
  if (over === undefined || !isLarge || isCompanyName(over.text)) return last;
  return {
    ...over,
    text: `${over.text} ${last.text}`,
    words: [...over.words, ...last.words],
    area: areaAround([over.area, last.area]),
  };
}

function isOver({ page, area }: Phrase, name: Phrase): boolean {
  const [word] = name.words;
  const height = word === undefined ? heightOf(name.area) : word.area.bottom - word.area.top;
  const gap = name.area.top - area.bottom;
  return (
    page === name.page &&
    Math.abs(area.left - name.area.left) < 2 &&
    gap > -0.3 * height &&
    gap < 0.8 * height &&
    Math.abs(heightOf(area) - height) < LETTERHEAD.likeFirst * height + 0.5
  );
}

function isWords(text: string): boolean {
  return !/[\d:]/u.test(text) && /^\p{Lu}/u.test(text) && wholeLabel(text) === null && titleOf(canonicalText(text)) === null;
}
