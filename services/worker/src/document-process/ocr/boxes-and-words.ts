import type { Rectangle } from '../geometry.js';
import type { TickBox } from '../picture/tick-boxes.js';
import type { OcrWord } from './ocr-engine.js';

/** What a reader of letters makes of a box to tick. */
const LIKE_A_BOX = '[□☐☑☒▢■口回日田]';
const BOX_ALONE = new RegExp(`^(?:${LIKE_A_BOX}|[OoDX0])$`, 'u');
const BOX_BEFORE = new RegExp(`^${LIKE_A_BOX}(?=.)`, 'u');

/** The words of a page with its boxes to tick among them, as the letters that look like them. An ideograph within a Chinese word is no box. */
export function wordsWithBoxes(words: readonly OcrWord[], boxes: readonly TickBox[]): OcrWord[] {
  const real = boxes.filter((box) => !words.some((word) => isChinese(word) && holds(word.rectangle, box)));
  const left = words.flatMap((word) => {
    const box = real.find((box) => holds(word.rectangle, box));
    if (box === undefined) return word;
    if (BOX_ALONE.test(word.text)) return [];
    const text = word.text.replace(BOX_BEFORE, '');
    return { ...word, text, rectangle: { ...word.rectangle, left: text === word.text ? word.rectangle.left : box.right } };
  });
  return [...left.flatMap(withoutBox), ...real.map(wordOf)];
}

/** A box that the reader saw as a letter before a word (`□CIF`) is a word of its own. */
function withoutBox(word: OcrWord): OcrWord[] {
  const sign = /^[□▢☐☑☒]/u.exec(word.text)?.[0];
  if (sign === undefined) return [word];
  const text = word.text.slice(sign.length);
  const { left, right } = word.rectangle;
  const middle = left + (right - left) / (text.length + 1);
  const box = { ...word, text: sign === '□' || sign === '▢' ? '☐' : sign, rectangle: { ...word.rectangle, right: middle } };
  return text === '' ? [box] : [box, { ...word, text, rectangle: { ...word.rectangle, left: middle } }];
}

function wordOf({ left, top, right, bottom, isTicked, confidence }: TickBox): OcrWord {
  return { text: isTicked ? '☒' : '☐', confidence, rectangle: { left, top, right, bottom } };
}

const isChinese = ({ text }: OcrWord): boolean => [...text].length > 1 && /\p{Script=Han}.*\p{Script=Han}/u.test(text);

/** Whether the middle of a box lies within a word. */
function holds(word: Rectangle, box: Rectangle): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return word.left <= x && x <= word.right && word.top <= y && y <= word.bottom;
}
