import type { Phrase } from '../page/phrases.js';
import type { ValueCandidate } from './label-values.js';

const BOX = /[☐☑☒□◻✓✔■▣●○◉◯⊠⬜]|[([]\s*x?\s*[)\]]/giu;
const MARKED = /[☑☒✓✔■▣●◉⊠x]/iu;
/** An option of a form to be ticked: its box stands before it. */
const OPTION = /^\s*(?:[☐☑☒□◻■○●◯◉⊠⬜]|\[\s*x?\s*\])\s*\p{L}/iu;

/** Whether a text is one of several options that a form prints to be ticked. */
export function isOption(words: string): boolean {
  return OPTION.test(words);
}

/** A value without the options that were not ticked; a value of options of which none is ticked is empty. */
export function withoutUnticked(candidate: ValueCandidate): ValueCandidate {
  const options = candidate.lines.filter(({ text }) => isOption(text));
  if (options.length === 0 || options.flatMap(({ text }) => [...text.matchAll(BOX)]).length < 2) return candidate;
  return { ...candidate, lines: candidate.lines.flatMap((line) => (isOption(line.text) ? tickedIn(line) : [line])) };
}

function tickedIn(line: Phrase): Phrase[] {
  const boxes = [...line.text.matchAll(BOX)];
  return boxes.flatMap((box, index) => {
    if (!MARKED.test(box[0])) return [];
    const said = line.text.slice(box.index + box[0].length, boxes[index + 1]?.index ?? line.text.length).trim();
    return said === '' ? [] : [{ ...line, text: said }];
  });
}
