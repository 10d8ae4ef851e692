import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Phrase } from '../page/phrases.js';
import { type FormBox, findBoxes } from './find-boxes.js';
import { BOXES_OF_FORM } from './tuning.js';

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

/** Whether a paper is the customs declaration of China, told by its boxes, and for which direction; null where it is not. */
export function customsDirectionOf({ phrases }: Pick<DocumentText, 'phrases'>): 'import' | 'export' | null {
  const boxes = findBoxes(phrases).filter(({ label }) => /\p{Script=Han}/u.test(label.text));
  if (new Set(boxes.map(({ kind }) => kind.field)).size < BOXES_OF_FORM.leastBoxes) return null;
  const count = (direction: 'import' | 'export'): number => boxes.filter(({ kind }) => kind.direction === direction).length;
  return count('import') > count('export') ? 'import' : 'export';
}
