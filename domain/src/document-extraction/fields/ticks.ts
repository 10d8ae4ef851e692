import type { DocumentText } from '../document-text.js';
import { isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';

const TICK = /^[\s([{]*(?:x|✓|✔|☒|☑|✗|√|■|▣|✖)[\s)\]}]*$/iu;

/** Whether a text is a mark made in a box. An empty box (☐) is none. */
function isTick(text: string): boolean {
  return TICK.test(text);
}

/** Boxes with and without a mark, as letters of the text. */
const BOXES = /[☐☑☒□✓✔✗✖■▣]/gu;
const MARKED = /[☑☒✓✔✗✖■▣]/u;

/** The options that are ticked: the text left of each mark on its line, or right of it where the box stands first. */
export function tickedOptions(text: DocumentText): { option: Phrase; mark: Phrase }[] {
  return [...text.phrases.flatMap(tickedWithin), ...tickedAlone(text)];
}

/** Options whose boxes stand in the same phrase: `YES ☑ NO ☐`, `☒ Yes`. */
function tickedWithin(phrase: Phrase): { option: Phrase; mark: Phrase }[] {
  const boxes = [...phrase.text.matchAll(BOXES)];
  const isBoxFirst = boxes[0]?.index === 0;
  return boxes.flatMap((box, index) => {
    const [from, to] = isBoxFirst
      ? [box.index + 1, boxes[index + 1]?.index ?? phrase.text.length]
      : [(boxes[index - 1]?.index ?? -1) + 1, box.index];
    const option = MARKED.test(box[0]) ? partOf(phrase, from, to) : null;
    return option === null || !/\p{L}{2}/u.test(option.text) ? [] : [{ option, mark: phrase }];
  });
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
      const option = left ?? right;
      return option === undefined ? [] : [{ option, mark }];
    });
}
