import type { DocumentText } from '../document-text.js';
import { heightOf, overlapY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { TickedOption } from './ticked-option.js';

/** An answer that stands alone. Initials are answers only in a column of them. */
const WORD = /^[\s.:]*(?:yes|no|n\/?a|not used|used|nil|none)[\s.:]*$/iu;
const INITIAL = /^[\s.:]*[yn][\s.:]*$/iu;

/**
 * Answers in words beside their questions, on a page without boxes or marks: one on each line, below each other. What else
 * stands in their column answers, too: how wood was treated.
 */
export function answersInColumn(text: DocumentText, holdsBox: (words: string) => boolean): TickedOption[] {
  if (text.phrases.some(({ text: words }) => holdsBox(words))) return [];
  const answers = text.phrases.filter((phrase) => isAnswer(phrase) && isAloneBeside(phrase, text));
  const column = answers.filter((answer) => answers.some((other) => other !== answer && isUnder(other, answer)));
  if (column.length < 2) return [];
  const others = text.phrases.filter(
    (phrase) =>
      !answers.includes(phrase) &&
      isBesideQuestion(phrase, text) &&
      column.some((answer) => isUnder(phrase, answer)) &&
      !isQuestion(phrase, text, column),
  );
  return [...column, ...others].map((option) => ({ option, mark: option }));
}

function isAnswer({ text: words }: Phrase): boolean {
  return WORD.test(words) || INITIAL.test(words);
}

/** Beside a question or below it, and the only answer there. */
function isAloneBeside(answer: Phrase, text: DocumentText): boolean {
  const beside = besideOf(answer, text);
  return (beside.length === 0 || isBesideQuestion(answer, text)) && !beside.some(isAnswer);
}

function isBesideQuestion(phrase: Phrase, text: DocumentText): boolean {
  return besideOf(phrase, text).some(({ text: words }) => words.split(' ').length > 2);
}

/** The longer text of a row asks, the shorter one answers; the answers of a page are on one side of what is asked. */
function isQuestion(phrase: Phrase, text: DocumentText, column: readonly Phrase[]): boolean {
  const isLeft = column.some((answer) => besideOf(answer, text).some(({ area }) => area.left > answer.area.right));
  return besideOf(phrase, text).every(({ area }) => area.left > phrase.area.right !== isLeft);
}

function besideOf(phrase: Phrase, text: DocumentText): Phrase[] {
  return text.phrases.filter(
    (other) => other !== phrase && other.page === phrase.page && overlapY(other.area, phrase.area) > 0.3 * heightOf(phrase.area),
  );
}

/** In one column: beginning at the same place, or with the same middle. */
function isUnder(one: Phrase, other: Phrase): boolean {
  const near = heightOf(other.area);
  const middle = ({ area }: Phrase) => (area.left + area.right) / 2;
  return one.page === other.page && (Math.abs(one.area.left - other.area.left) < near || Math.abs(middle(one) - middle(other)) < near);
}
