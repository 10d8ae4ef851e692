import { heightOf } from '../page/area.js';
import { inBand } from '../page/band.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';
import { COLUMNS_APART } from './tuning.js';

/**
 * A long caption reaches so near to its value that both look like one phrase: it is cut where the line right above or below it has a gap
 * and goes on at the very same place.
 */
export function columnsApart(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => {
    const at = phrase.words.findIndex(
      (word, index) => isBehindGap(phrase, index) && !/^[:：]/u.test(word.text) && beginsColumn(word.area.left, phrase, phrases),
    );
    if (at < 0) return [phrase];
    return [phraseOfWords(phrase, phrase.words.slice(0, at)), phraseOfWords(phrase, phrase.words.slice(at))];
  });
}

/** Wider than the space between two words. */
function isBehindGap({ words, area }: Phrase, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return before !== undefined && word !== undefined && word.area.left - before.area.right > COLUMNS_APART.wordGap * heightOf(area);
}

function beginsColumn(left: number, phrase: Phrase, phrases: readonly Phrase[]): boolean {
  const { top, bottom } = phrase.area;
  const reach = COLUMNS_APART.close * heightOf(phrase.area);
  const near = inBand(phrases, top - reach, bottom + reach).filter(({ area }) => area.bottom <= top + 1 || area.top >= bottom - 1);
  return near.some(
    (value) =>
      Math.abs(value.area.left - left) < COLUMNS_APART.samePlace &&
      near.some(
        (caption) =>
          caption !== value &&
          Math.abs(caption.area.top - value.area.top) < 2 &&
          Math.abs(caption.area.left - phrase.area.left) < COLUMNS_APART.samePlace,
      ),
  );
}
