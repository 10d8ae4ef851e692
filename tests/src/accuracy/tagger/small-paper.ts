import type { PaperWord } from './paper-word.js';

/** Of the type of a small paper, in points. */
const LETTER_WIDTH = 6;
const LETTER_HEIGHT = 10;
const LINE_HEIGHT = 14;

/** A page as typewriters write it: each text is a line, and two spaces part one phrase from the next. */
export function smallPaper(...lines: readonly string[]): PaperWord[] {
  let phrase = -1;
  return lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => {
      if (index < 2 || line.slice(index - 2, index) === '  ') phrase += 1;
      const [left, top] = [index * LETTER_WIDTH, at * LINE_HEIGHT];
      const area = { left, top, right: left + text.length * LETTER_WIDTH, bottom: top + LETTER_HEIGHT };
      return { text, page: 1, area, phrase, number: /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null };
    }),
  );
}

/** What some words say, in their order. */
export function textOf(words: readonly PaperWord[], span: readonly number[]): string {
  return span.map((at) => words[at]?.text).join(' ');
}
