import type { DocumentText } from '../document-text.js';
import { heightOf, isSameLine, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';

const TICK = /^[\s([{]*(?:x|✓|✔|☒|☑|✗|√|■|▣|✖|●|◉|⦿|⊠|⬛)[\s)\]}]*$/iu;

/** Whether a text is a mark made in a box. An empty box (☐) is none. */
function isTick(text: string): boolean {
  return TICK.test(text);
}

/** Boxes with and without a mark, as letters of the text. */
const BOXES = /[☐☑☒□✓✔✗✖■▣●○◉◯⦿⊠⬛⬜]|[([]\s*[x✓✔]?\s*[)\]]/giu;
const MARKED = /[☑☒✓✔✗✖■▣●◉⦿⊠⬛x]/iu;

/** The options that are ticked: the text left of each mark on its line, or right of it where the box stands first. */
export function tickedOptions(text: DocumentText): { option: Phrase; mark: Phrase }[] {
  return [
    ...text.phrases.flatMap(tickedWithin),
    ...text.phrases.flatMap((phrase) => writtenAnswer(phrase, text)),
    ...tickedAlone(text),
    ...answersAlone(text),
  ];
}

/** A question whose answer had no room left on its line. */
const ASKED = /(?:answer|reply)\s*[:.]\s*$/iu;

function answerBelow(question: Phrase, text: DocumentText): { option: Phrase; mark: Phrase }[] {
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
function writtenAnswer(phrase: Phrase, text: DocumentText): { option: Phrase; mark: Phrase }[] {
  if (ASKED.test(phrase.text)) return answerBelow(phrase, text);
  const match = /(?:^|[?:)]\s*)(?:A(?:nswer)?\s*\d?[a-z]?\s*[:.]|→|⇒|=>|->)\s*(?=\p{L}{2})/iu.exec(phrase.text);
  if (match === null) return [];
  const option = partOf(phrase, match.index + match[0].length, phrase.text.length);
  const next = text.phrases.find(
    ({ page, area }) => page === phrase.page && area.top > phrase.area.top && area.top - phrase.area.bottom < 0.8 * heightOf(phrase.area),
  );
  if (option === null) return [];
  return [
    {
      option: /^(?:yes|no)\b/iu.test(option.text) || next === undefined ? option : { ...option, text: `${option.text} ${next.text}` },
      mark: phrase,
    },
  ];
}

/** Options whose boxes stand in the same phrase: `YES ☑ NO ☐`, `☒ Yes`. */
function tickedWithin(phrase: Phrase): { option: Phrase; mark: Phrase }[] {
  const boxes = [...phrase.text.matchAll(BOXES)];
  const before = phrase.text.slice(0, boxes[0]?.index ?? 0);
  const isBoxFirst = before.trim() === '' || (before.length <= 4 && !/^\W*(?:yes|no)\b/iu.test(phrase.text));
  return boxes.flatMap((box, index) => {
    const [from, to] = isBoxFirst
      ? [box.index + box[0].length, boxes[index + 1]?.index ?? phrase.text.length]
      : [endOf(boxes[index - 1]), box.index];
    const option = MARKED.test(box[0]) ? partOf(phrase, from, to) : null;
    return option === null || !/\p{L}{2}/u.test(option.text) ? [] : [{ option, mark: phrase }];
  });
}

const ANSWER = /^[\s.:]*(?:yes|no|n\/?a)[\s.:]*$/iu;

/** Answers in words beside their questions: the only `YES` or `NO` on its line, on a page without boxes or marks. */
function answersAlone(text: DocumentText): { option: Phrase; mark: Phrase }[] {
  const answers = text.phrases.filter(({ text: words }) => ANSWER.test(words));
  const isMarked = text.phrases.some(({ text: words }) => isTick(words) || words.search(BOXES) >= 0);
  if (isMarked || answers.length < 2) return [];
  return answers.flatMap((option) => {
    const onLine = text.phrases.filter((other) => other !== option && other.page === option.page && isSameLine(other.area, option.area));
    const isAnswer = onLine.some(({ text: words }) => words.split(' ').length > 2) && !onLine.some(({ text: words }) => ANSWER.test(words));
    return isAnswer ? [{ option, mark: option }] : [];
  });
}

function endOf(box: RegExpExecArray | undefined): number {
  return box === undefined ? 0 : box.index + box[0].length;
}

function tickedAlone(text: DocumentText): { option: Phrase; mark: Phrase }[] {
  return text.phrases
    .filter((phrase) => isTick(phrase.text))
    .flatMap((mark) => {
      const onLine = text.phrases.filter(
        (phrase) => phrase !== mark && phrase.page === mark.page && isSameLine(phrase.area, mark.area) && /\p{L}{2}/u.test(phrase.text),
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
      page === mark.page && area.bottom <= mark.area.top && overlapX(area, mark.area) > 0 && /^\W*(?:yes|no|n\/?a)\W*$/iu.test(words),
  );
  return heads.at(-1) ?? null;
}
