import { CERTAINTY } from '../../../certainty.js';
import type { DocumentText } from '../../../document-text.js';
import type { Understood } from '../../../fields/field-reading.js';
import type { TickedOption } from '../../../fields/ticked-option.js';
import { holdsBox, tickedOptions, yesOrNo } from '../../../fields/ticks.js';
import { heightOf, overlapY } from '../../../page/area.js';
import type { Phrase } from '../../../page/phrases.js';
import { PACKING_ANSWERS } from '../../tuning.js';
import { namesBamboo, namesStandard, type PackingSubject, subjectOf } from './packing-questions.js';
import { isUndecided, type PackingAnswer, statedIn } from './packing-statements.js';
import { type Paragraph, paragraphsOf } from './paragraphs.js';

/** The answer of a packing declaration to one question. */
export function answerTo(field: PackingAnswer['field']) {
  return (text: DocumentText): Understood | null => answersOf(text).get(field) ?? null;
}

/** The answers of a packing declaration: what is marked or written at its questions, else what it states in sentences. */
export function answersOf(text: DocumentText): Map<PackingAnswer['field'], Understood> {
  const pages = new Set(text.phrases.map(({ page }) => page));
  const paragraphs = [...pages].flatMap((page) => paragraphsOf(text, page));
  const marked = tickedOptions(text).flatMap((ticked) =>
    answersAt(ticked, paragraphs).map((answer) => ({ ...answer, from: [ticked.option, ticked.mark] })),
  );
  // Where one of two answers is struck out, the others may be, too, and on a scan nobody sees the stroke.
  const isStruckUnseen = paragraphs.some(({ words, phrases: [first] }) => first?.method === 'ocr' && isUndecided(words));
  const stated = paragraphs.flatMap(({ words, phrases }) =>
    isStruckUnseen || phrases.some((phrase) => holdsBox(phrase.text))
      ? []
      : sentencesOf(words)
          .flatMap(statedIn)
          .map((answer) => ({ ...answer, from: phrases })),
  );
  const answers = new Map([...agreed(stated, CERTAINTY.certificate.stated), ...agreed(marked, CERTAINTY.certificate.marked)]);
  if (answers.get('q2_timber')?.value === 'NO') answers.delete('q3_ispm15');
  return answers;
}

type Found = PackingAnswer & { readonly from: readonly Phrase[] };

/** Where a paper says both yes and no, it says neither. */
function agreed(found: readonly Found[], certainty: number): Map<PackingAnswer['field'], Understood> {
  const fields = new Map<PackingAnswer['field'], Understood>();
  for (const { field, value, from } of found) {
    const isDenied = found.some((other) => other.field === field && other.value !== value);
    const most = from.some(({ method }) => method === 'ocr') ? CERTAINTY.certificate.markedOnScan : 1;
    if (!isDenied) fields.set(field, { value, from: [...from], certainty: Math.min(certainty, most) });
  }
  return fields;
}

function answersAt(ticked: TickedOption, paragraphs: readonly Paragraph[]): readonly PackingAnswer[] {
  const { option, mark } = ticked;
  const onPage = paragraphs.filter(({ phrases: [first] }) => first?.page === mark.page);
  const question = ownQuestion(ticked, onPage) ?? underQuestion(ticked, onPage) ?? besideMark(ticked, onPage) ?? aboveMark(mark, onPage);
  if (question === null) return statedIn(option.text);
  const answer = answerFor(question.subject, question.words, option.text);
  return answer === null ? statedIn(option.text) : [answer];
}

interface Asked {
  readonly subject: PackingSubject | null;
  readonly words: string;
}

/** The question behind which its answer is written on the same line. */
function ownQuestion({ option, mark }: TickedOption, paragraphs: readonly Paragraph[]): Asked | null {
  if (mark.text === option.text || holdsBox(mark.text)) return null;
  const own = paragraphs.find(({ phrases }) => phrases.includes(mark));
  const subject = own === undefined ? null : subjectOf(own.words);
  return own === undefined || subject === null ? null : { subject, words: own.words };
}

/** The question right above an answer, in its own column: other questions may stand beside it. */
function underQuestion({ option, mark }: TickedOption, paragraphs: readonly Paragraph[]): Asked | null {
  const start = Math.min(option.area.left, mark.area.left);
  let top = Math.min(option.area.top, mark.area.top);
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.phrases.map((phrase) => ({ phrase, paragraph })))
    .filter(({ phrase }) => phrase !== option && phrase !== mark)
    .toSorted((a, b) => b.phrase.area.top - a.phrase.area.top);
  for (const { phrase, paragraph } of lines) {
    const height = heightOf(phrase.area);
    const isInColumn =
      Math.abs(phrase.area.left - start) < PACKING_ANSWERS.mostIndent * height || (phrase.area.left < start && phrase.area.right > start);
    if (phrase.area.bottom > top + 0.5 * height || !isInColumn) continue;
    if (top - phrase.area.bottom > PACKING_ANSWERS.nextLine * height) return null;
    if (!isAnswerLine(phrase.text)) {
      const subject = subjectOf(paragraph.words);
      return subject === null ? null : { subject, words: paragraph.words };
    }
    top = phrase.area.top;
  }
  return null;
}

function isAnswerLine(words: string): boolean {
  return holdsBox(words) || (words.split(' ').length <= 2 && yesOrNo(words) !== null);
}

/** The question in the row of an answer; no other one is meant then, even where this one is not known. */
function besideMark({ option, mark }: TickedOption, paragraphs: readonly Paragraph[]): Asked | null {
  const beside = paragraphs.find(({ phrases, words }) =>
    phrases.some(
      (phrase) =>
        phrase !== option &&
        phrase !== mark &&
        !holdsBox(words) &&
        words.split(' ').length > 2 &&
        overlapY(phrase.area, mark.area) > 0.3 * heightOf(mark.area) &&
        !namesStandard(words),
    ),
  );
  return beside === undefined ? null : { subject: subjectOf(beside.words), words: beside.words };
}

/** A tick belongs to the last question above it. */
function aboveMark(mark: Phrase, paragraphs: readonly Paragraph[]): Asked | null {
  for (const { top, words } of paragraphs.toReversed()) {
    if (top > mark.area.top + 1) continue;
    const subject = subjectOf(words);
    if (subject !== null) return { subject, words };
    if (/\?\s*$/u.test(words)) return null; // the answer to a question of another kind
  }
  return null;
}

function answerFor(subject: PackingSubject | null, words: string, option: string): PackingAnswer | null {
  const said = yesOrNo(option);
  if (subject === null) return null;
  if (subject === 'plants') return said === null ? null : { field: 'q1_unacceptable_packaging', value: said };
  if (namesStandard(option) && !/^\W*\(?note/iu.test(option)) return { field: 'q3_ispm15', value: true };
  if (subject === 'treatment') return said === 'YES' && namesStandard(words) ? { field: 'q3_ispm15', value: true } : null;
  if (said === null) return null;
  const isBamboo = subject === 'bamboo' || (subjectOf(`${option} used`) === 'bamboo' && namesBamboo(option));
  return { field: isBamboo ? 'q2_bamboo' : 'q2_timber', value: said };
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.?!;:])\s+(?=\p{Lu})/u);
}
