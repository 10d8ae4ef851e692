import type { Page } from '../document-model.js';
import { type Area, areaOf } from './area.js';
import { PLACED_WORD } from './tuning.js';
import { typeArea } from './type-area.js';
import { withoutBlots } from './without-blots.js';

/** A word with its place in points, ready to be joined to phrases. */
export interface PlacedWord {
  readonly text: string;
  readonly area: Area;
  readonly confidence: number;
}

const LIKE_A_WORD =
  /^[^\p{L}\p{N}]?(?:\p{L}{2,}(?:['’/-]\p{L}+)*|[\p{L}\p{N}][\p{L}\p{N}.,:/'’-]*\d[\p{L}\p{N}.,:/'’-]*|\d+|[\p{L}]{2,}[.:])[^\p{L}\p{N}]*$/u;

/** A label printed right before its value (`TO:ACME`) is two words; times and addresses of the web are not. */
const GLUED = /^([\p{L}#./()]+[:：])(?!\/\/)(.+)$/u;
const ONLY_MARKS = /^[|~_=\-—–.]+$/u;

/** The words of a page that are worth reading: specks and drawn lines taken for text are left out. */
export function placedWords(page: Page): PlacedWord[] {
  const words = wordsWorthReading(page);
  return page.method === 'ocr' ? withoutBlots(words) : words;
}

function wordsWorthReading(page: Page): PlacedWord[] {
  return page.words.flatMap((word) => {
    const isGuess = word.confidence < PLACED_WORD.leastConfidence && !LIKE_A_WORD.test(word.text);
    const isNoise = page.method === 'ocr' && (isGuess || /^[|~_=—]+$/u.test(word.text));
    if (isNoise || (ONLY_MARKS.test(word.text) && word.text.length > 2)) return [];
    const ink = areaOf(word.box, page);
    return unglued({ text: word.text, area: page.method === 'ocr' ? typeArea(word.text, ink) : ink, confidence: word.confidence });
  });
}

function unglued(word: PlacedWord): PlacedWord[] {
  const match = GLUED.exec(word.text);
  if (match === null) return [word];
  const [, label = '', value = ''] = match;
  const cut = word.area.left + ((word.area.right - word.area.left) * label.length) / word.text.length;
  return [
    { ...word, text: label, area: { ...word.area, right: cut } },
    { ...word, text: value, area: { ...word.area, left: cut } },
  ];
}
