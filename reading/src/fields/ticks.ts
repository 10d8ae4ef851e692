import type { DocumentText } from '../document-text.js';
import { heightOf, isSameLine, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { answersInColumn } from './answer-column.js';
import type { TickedOption } from './ticked-option.js';

const TICK = /^[\s([{_]*(?:x|v|×|✘|✓|✔|☒|☑|✗|√|■|▣|✖|●|◉|⦿|⊠|⬛)[\s)\]}_]*$/iu;

/** Whether a text is a mark made in a box. An empty box (☐) is none. */
function isTick(text: string): boolean {
  return TICK.test(text);
}

/** Boxes with and without a mark, as letters of the text. */
const BOXES = /[☐☑☒□✓✔✗✖■▣●○◉◯⦿⊠⬛⬜]|[([]\s*[x✓✔]?\s*[)\]]|_+x_+/giu;
const MARKED = /[☑☒✓✔✗✖■▣●◉⦿⊠⬛x]/iu;
/** An answer in words, or by its initial. */
const ANSWER = /^\W*(?:yes|no|[yn])(?!\p{L})/iu;

/** A mark without a box right before an answer, or right behind it: `X YES`, `NO V`. */
const LED = /^\s*[xv×√]\s+(?=(?:yes|no|treated|ISPM)(?!\p{L}))/iu;
const TRAILED = /^\s*(?:yes|no)(?=\s+[xv×√]\s*$)/iu;

/** Whether a text has a box, marked or not, or a mark. */
export function holdsBox(words: string): boolean {
  return isTick(words) || words.search(BOXES) >= 0 || LED.test(words) || TRAILED.test(words);
}

/** What an answer says: yes, no, their initials, or whether something was used. */
export function yesOrNo(answer: string): 'YES' | 'NO' | null {
  if (/^\W*not?\s+used\W*$/iu.test(answer)) return 'NO';
  if (/^\W*(?:y|used)\W*$/iu.test(answer)) return 'YES';
  if (/^\W*(?:n|none|nil)\W*$/iu.test(answer)) return 'NO';
  const word = /(?<!\p{L})(?:yes|no)(?!\p{L})/iu.exec(answer)?.[0].toUpperCase();
  return word === 'YES' || word === 'NO' ? word : null;
}

/** The options that are ticked: the text left of each mark on its line, or right of it where the box stands first. */
export function tickedOptions(text: DocumentText): TickedOption[] {
  return [
    ...text.phrases.flatMap(tickedWithin),
    ...text.phrases.flatMap(markedWithoutBox),
    ...text.phrases.flatMap((phrase) => writtenAnswer(phrase, text)),
    ...tickedAlone(text),
    ...answersInColumn(text, holdsBox),
  ];
}

function markedWithoutBox(phrase: Phrase): TickedOption[] {
  const led = LED.exec(phrase.text)?.[0].length;
  const option =
    led === undefined ? partOf(phrase, 0, TRAILED.exec(phrase.text)?.[0].length ?? 0) : partOf(phrase, led, phrase.text.length);
  return option === null ? [] : [{ option, mark: phrase }];
}

/** A question whose answer had no room left on its line. */
const ASKED = /(?:answer|reply)\s*[:.]\s*$|(?:→|⇒|=>|->)\s*$/iu;

function answerBelow(question: Phrase, text: DocumentText): TickedOption[] {
  const { bottom, left } = question.area;
  const option = text.phrases.find(
    ({ page, area, text: words }) =>
      page === question.page &&
      area.top >= bottom - 1 &&
      area.top - bottom < heightOf(area) &&
      area.left - left < 20 &&
      /^\W*(?:yes|no|n\/?a)\b/iu.test(words),
  );
  return option === undefined ? [] : [{ option, mark: question }];
}

/** An answer written behind its question: `… as dunnage? A: NO`. A long one goes on in the next line. */
function writtenAnswer(phrase: Phrase, text: DocumentText): TickedOption[] {
  if (ASKED.test(phrase.text)) return answerBelow(phrase, text);
  const match = /(?:^|[?:)]\s*)(?:A(?:nswer)?\s*\d?[a-z]?\s*[:.]|→|⇒|=>|->)\s*(?=\p{L}{2})/iu.exec(phrase.text);
  if (match === null) return [];
  const option = partOf(phrase, match.index + match[0].length, phrase.text.length);
  const next = text.phrases.find(
    ({ page, area }) => page === phrase.page && area.top > phrase.area.top && area.top - phrase.area.bottom < 0.8 * heightOf(phrase.area),
  );
  if (option === null || (yesOrNo(option.text) !== null && isOneOfSeveral(phrase, text))) return [];
  return [
    {
      option: /^(?:yes|no)\b/iu.test(option.text) || next === undefined ? option : { ...option, text: `${option.text} ${next.text}` },
      mark: phrase,
    },
  ];
}

/** An answer that is printed beside another one waits for a mark. */
function isOneOfSeveral(answer: Phrase, text: DocumentText): boolean {
  return text.phrases.some(
    (other) => other !== answer && other.page === answer.page && ANSWER.test(other.text) && isSameLine(other.area, answer.area),
  );
}

/** Options whose boxes stand in the same phrase: `YES ☑ NO ☐`, `☒ Yes`. */
function tickedWithin(phrase: Phrase): TickedOption[] {
  const boxes = [...phrase.text.matchAll(BOXES)];
  const before = phrase.text.slice(0, boxes[0]?.index ?? 0);
  const isBoxFirst = before.trim() === '' || (before.length <= 4 && !ANSWER.test(phrase.text));
  return boxes.flatMap((box, index) => {
    const [from, to] = isBoxFirst
      ? [box.index + box[0].length, boxes[index + 1]?.index ?? phrase.text.length]
      : [answerBefore(phrase.text, endOf(boxes[index - 1]), box.index), box.index];
    const option = MARKED.test(box[0]) ? partOf(phrase, from, to) : null;
    return option === null || !isOption(option.text) ? [] : [{ option, mark: phrase }];
  });
}

/** A word, or the initial of an answer. */
function isOption(words: string): boolean {
  return /\p{L}{2}/u.test(words) || /^\W*[yn]\W*$/iu.test(words);
}

/** Where the answer right before a mark begins: other answers may stand before it without a box. */
function answerBefore(words: string, from: number, to: number): number {
  const at = words.slice(from, to).search(/(?<!\p{L})(?:yes|no|[yn])\W*$/iu);
  return at < 0 ? from : from + at;
}

function endOf(box: RegExpExecArray | undefined): number {
  return box === undefined ? 0 : box.index + box[0].length;
}

function tickedAlone(text: DocumentText): TickedOption[] {
  return text.phrases
    .filter((phrase) => isTick(phrase.text))
    .flatMap((mark) => {
      const onLine = text.phrases.filter(
        (phrase) => phrase !== mark && phrase.page === mark.page && isSameLine(phrase.area, mark.area) && isOption(phrase.text),
      );
      const left = onLine.filter(({ area }) => area.right <= mark.area.left + 1).toSorted((a, b) => b.area.right - a.area.right)[0];
      const right = onLine.filter(({ area }) => area.left >= mark.area.right - 1).toSorted((a, b) => a.area.left - b.area.left)[0];
      const head = headOver(mark, text);
      const options = head === null ? [nearer(mark, left, right)] : /ISPM/iu.test(left?.text ?? '') ? [left] : [head];
      return options.flatMap((option) => (option === undefined ? [] : [{ option, mark }]));
    });
}

/** Boxes stand behind their options or before them: a mark belongs to the option that it is much nearer to. */
function nearer(mark: Phrase, left: Phrase | undefined, right: Phrase | undefined): Phrase | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  const isBefore = 2 * (right.area.left - mark.area.right) < mark.area.left - left.area.right;
  return isBefore ? right : left;
}

/** The answer that heads the column of a mark: `YES` and `NO` over the boxes of many questions. */
function headOver(mark: Phrase, text: DocumentText): Phrase | null {
  const heads = text.phrases.filter(
    ({ page, area, text: words }) =>
      page === mark.page &&
      area.bottom <= mark.area.top &&
      overlapX(area, mark.area) > 0 &&
      (/^\W*n\/?a\W*$/iu.test(words) || (words.split(' ').length <= 2 && yesOrNo(words) !== null)),
  );
  return heads.at(-1) ?? null;
}
