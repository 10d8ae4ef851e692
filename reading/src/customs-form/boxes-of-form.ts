import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Phrase } from '../page/phrases.js';
import { customsDirectionOf } from './direction.js';
import { type FormBox, findBoxes } from './find-boxes.js';

interface CustomsForm {
  readonly direction: 'import' | 'export';
  readonly boxes: readonly FormBox[];
}

/** Each field of a form asks for its boxes: they are looked for once. */
const KNOWN = new WeakMap<readonly Phrase[], CustomsForm>();

/** Whether goods arrive or leave, and the boxes of the form for that. */
export function formOf({ phrases }: Pick<DocumentText, 'phrases'>): CustomsForm {
  const known = KNOWN.get(phrases);
  if (known !== undefined) return known;
  const direction = customsDirectionOf({ phrases }) ?? 'export';
  const boxes = findBoxes(phrases).filter(({ kind }) => kind.direction === undefined || kind.direction === direction);
  const form = { direction, boxes };
  KNOWN.set(phrases, form);
  return form;
}

/** What the first box of a kind holds that holds something. */
export function inBox(field: FormBox['kind']['field'], read: (box: FormBox, text: DocumentText) => Understood | null) {
  return (text: DocumentText): Understood | null => {
    for (const box of formOf(text).boxes) {
      const found = box.kind.field === field ? read(box, text) : null;
      if (found !== null) return found;
    }
    return null;
  };
}
