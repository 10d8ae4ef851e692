import type { Page } from '../document-model.js';
import { isSameLine } from '../page/area.js';
import { type Phrase, phrasesOf } from '../page/phrases.js';

/** The words of a page as lines of text from top to bottom; what stands apart on a line is parted by a bar. */
export function pageText(page: Page): string {
  const lines: Phrase[][] = [];
  for (const phrase of phrasesOf(page)) {
    const line = lines.find(([first]) => first !== undefined && isSameLine(first.area, phrase.area));
    if (line === undefined) lines.push([phrase]);
    else line.push(phrase);
  }
  return lines.map(textOf).join('\n');
}

function textOf(line: readonly Phrase[]): string {
  return line
    .toSorted((a, b) => a.area.left - b.area.left)
    .map(({ text }) => text)
    .join(' | ');
}
