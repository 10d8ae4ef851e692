import type { DocumentText } from '../../../document-text.js';
import { heightOf } from '../../../page/area.js';
import type { Phrase } from '../../../page/phrases.js';

/** Lines of print that go on with each other. */
export interface Paragraph {
  readonly top: number;
  readonly words: string;
  readonly phrases: readonly Phrase[];
}

/** A line that asks, or opens with a number, an answer or a heading, begins a paragraph of its own. */
const BEGINS = /^\W*(?:\d|[QA]\s?\d|[☐☑☒□✓✔✗✖■▣([]|(?:yes|no)\b|\p{Lu}[\p{Lu}\s]{5,}:)/u;
/** The number or letter of an entry in a list: the lines below it stand further in. */
const LISTED = /^\W*(?:\d{1,2}|[a-z])[.)]\s/iu;

/** The text of a page in paragraphs, by where they begin: a long question goes on in lines below its first one. */
export function paragraphsOf(text: DocumentText, page: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const phrase of text.phrases.filter((other) => other.page === page)) {
    const index = BEGINS.test(phrase.text) ? -1 : paragraphs.findLastIndex(({ phrases }) => goesOn(phrases, phrase));
    const before = paragraphs[index];
    if (before === undefined) paragraphs.push({ top: phrase.area.top, words: phrase.text, phrases: [phrase] });
    else paragraphs[index] = { top: before.top, words: `${before.words} ${phrase.text}`, phrases: [...before.phrases, phrase] };
  }
  return paragraphs;
}

function goesOn(lines: readonly Phrase[], phrase: Phrase): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || /[?.:]\s*$/u.test(last.text)) return false;
  const gap = phrase.area.top - last.area.bottom;
  const height = heightOf(phrase.area);
  const inset = phrase.area.left - last.area.left;
  const isBelow = Math.abs(inset) < 0.5 * height || (last === first && LISTED.test(first.text) && inset > 0 && inset < 3 * height);
  return gap > -0.5 * height && gap < 0.7 * height && isBelow;
}
