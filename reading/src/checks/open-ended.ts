import { MOST } from '../certainty.js';
import type { OpenDocument } from '../open-document.js';

/** Texts that go on over lines, and behind which a remark may stand as close as their own next line. */
const OPEN_ENDED: ReadonlySet<string> = new Set(['payment_terms', 'shipping_marks', 'goods_description']);

export const isOpenEnded = (field: string): boolean => OPEN_ENDED.has(field);

/** Without marks nothing goes on: `N/M`. */
const NO_MARKS = /^\W*(?:n\W?m|no marks?|nil marks?)\W*$/iu;

/** Doubts texts of which no paper shows where they end, whatever backs their beginning. */
export function doubtOpenEnded({ understood }: OpenDocument): Pick<OpenDocument, 'understood'> {
  const header = new Map(
    [...understood.header].map(([field, value]) => [
      field,
      isOpenEnded(field) && !NO_MARKS.test(String(value.value))
        ? { ...value, certainty: Math.min(value.certainty, MOST.openEnded) }
        : value,
    ]),
  );
  return { understood: { ...understood, header } };
}
