import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isSameLine, middleX } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';

const HEAD = /^\W*(?<term>pre-?paid|collect)(?:\s*\(?[A-Z]{3}\)?)?\W*$/iu;
const AMOUNT = /^\W*(?:[A-Z]{3}\s?)?\d[\d.,']*[.,]\d{2}\W*$/u;

/** Bills list their charges in two columns, prepaid and collect: the one that alone has amounts tells how freight is paid. */
export function freightByColumn({ phrases }: DocumentText): Understood | null {
  const heads = phrases.filter(({ text }) => HEAD.test(text));
  for (const head of heads) {
    const other = heads.find(
      (one) => one !== head && termOf(one) !== termOf(head) && one.page === head.page && isSameLine(one.area, head.area),
    );
    if (other === undefined) continue;
    const amounts = phrases.filter(({ page, area, text }) => page === head.page && area.top > head.area.bottom && AMOUNT.test(text));
    const [own, others] = [
      amounts.filter((amount) => isUnder(amount, head, other)),
      amounts.filter((amount) => isUnder(amount, other, head)),
    ];
    if (own.length > 0 && others.length === 0) return { value: termOf(head), from: [head], certainty: CERTAINTY.transport.freightWord };
  }
  return null;
}

function termOf({ text }: Phrase): string {
  return (HEAD.exec(text)?.groups?.['term'] ?? '').toUpperCase().replace('-', '');
}

/** Whether an amount stands under a head rather than under the other: figures end where their column does. */
function isUnder({ area }: Phrase, head: Phrase, other: Phrase): boolean {
  const wide = Math.abs(middleX(head.area) - middleX(other.area));
  const [near, far] = [head, other].map((one) =>
    Math.min(Math.abs(area.right - one.area.right), Math.abs(middleX(area) - middleX(one.area))),
  );
  return near !== undefined && far !== undefined && near < far && near < wide;
}
