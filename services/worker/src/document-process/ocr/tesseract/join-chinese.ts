import type { Rectangle } from '../../geometry.js';
import type { OcrWord } from '../ocr-engine.js';

/** Between two Chinese letters of one word the gap is smaller than this part of their height; thin ones stand in wide cells. */
const WIDEST_OF_LETTERS = 0.9;
/** The same, where a digit or a mark stands on one side, and where a Latin letter does. */
const WIDEST_OF_MARKS = 0.45;
const WIDEST_OF_LATIN = 0.15;
const LETTER = /\p{Script=Han}/u;
const CHINESE = /[\p{Script=Han}（）【】《》〈〉、，。；：]/u;

/** The engine parts Chinese into single letters and short words: those that stand close together, with no rule between them, become one word again. */
export function joinChinese(words: readonly OcrWord[], rules: readonly Rectangle[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words.flatMap(withoutSpecks)) {
    const last = joined.at(-1);
    if (last !== undefined && belongsTo(last, word) && !isRuledApart(last, word, rules)) joined[joined.length - 1] = together(last, word);
    else joined.push(word);
  }
  return joined.map((word) => ({ ...word, text: plainBrackets(word.text) }));
}

/** The edge of a rule beside a word comes out as a quotation mark. */
function withoutSpecks(word: OcrWord): OcrWord[] {
  const text = word.text.replace(/^[“”‘’"']+|[“”‘’"']+$/gu, '');
  if (text === word.text) return [word];
  if (text === '') return [];
  const { left, right } = word.rectangle;
  const letter = (right - left) / word.text.length;
  const start = left + word.text.indexOf(text) * letter;
  return [{ ...word, text, rectangle: { ...word.rectangle, left: start, right: start + text.length * letter } }];
}

function belongsTo(left: OcrWord, right: OcrWord): boolean {
  const [a, b] = [left.rectangle, right.rectangle];
  const height = Math.max(a.bottom - a.top, b.bottom - b.top);
  const isLevel = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top);
  const [end, start] = [left.text.slice(-1), right.text.slice(0, 1)];
  const widest = /[a-z]/iu.test(end + start)
    ? WIDEST_OF_LATIN
    : LETTER.test(end) && LETTER.test(start)
      ? WIDEST_OF_LETTERS
      : WIDEST_OF_MARKS;
  const gap = b.left - a.right;
  return isLevel && gap < widest * height && b.left > a.left && (CHINESE.test(end) || CHINESE.test(start));
}

function isRuledApart(left: OcrWord, right: OcrWord, rules: readonly Rectangle[]): boolean {
  const [a, b] = [left.rectangle, right.rectangle];
  const level = (a.top + a.bottom) / 2;
  const [from, to] = [(a.left + a.right) / 2, (b.left + b.right) / 2];
  return rules.some(
    ({ left: x, right: end, top, bottom }) => bottom - top > end - x && top <= level && level <= bottom && from < x && end < to,
  );
}

/** The confidence of a word of several is their mean, weighted by their letters. */
function together(left: OcrWord, right: OcrWord): OcrWord {
  const [a, b] = [left.rectangle, right.rectangle];
  const letters = left.text.length + right.text.length;
  return {
    text: left.text + right.text,
    confidence: (left.confidence * left.text.length + right.confidence * right.text.length) / letters,
    rectangle: {
      left: a.left,
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    },
  };
}

/** A round bracket is at times taken for a pointed one: where its other half is round, both are. */
function plainBrackets(text: string): string {
  return text
    .replace(/[〈《【〔{](?=[^〉》】〕]*[)）])/gu, '(')
    .replace(/(?<=[(（][^)）]*)[〉》】〕]/gu, ')')
    .replace(/[〈《](?=[^〉》]*[〉》])([^〉》]*)[〉》]/gu, '($1)');
}
