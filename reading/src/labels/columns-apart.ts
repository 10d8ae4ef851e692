import { heightOf } from '../page/area.js';
import { inBand } from '../page/band.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';

/** Columns begin at the same place, in points. */
const SAME_PLACE = 0.6;
const CLOSE = 0.8;
const WORD_GAP = 0.45;

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
  return before !== undefined && word !== undefined && word.area.left - before.area.right > WORD_GAP * heightOf(area);
}

function beginsColumn(left: number, phrase: Phrase, phrases: readonly Phrase[]): boolean {
  const { top, bottom } = phrase.area;
  const reach = CLOSE * heightOf(phrase.area);
  const near = inBand(phrases, top - reach, bottom + reach).filter(({ area }) => area.bottom <= top + 1 || area.top >= bottom - 1);
  return near.some(
    (value) =>
      Math.abs(value.area.left - left) < SAME_PLACE &&
      near.some(
        (caption) =>
          caption !== value &&
          Math.abs(caption.area.top - value.area.top) < 2 &&
          Math.abs(caption.area.left - phrase.area.left) < SAME_PLACE,
      ),
  );
}
