import type { DocumentText } from '../document-text.js';
import { findBoxes } from './find-boxes.js';

/** Fewer boxes than this do not make a customs form. */
const LEAST_BOXES = 8;

/** Whether a paper is the customs declaration of China, told by its boxes, and for which direction; null where it is not. */
export function customsDirectionOf({ phrases }: Pick<DocumentText, 'phrases'>): 'import' | 'export' | null {
  const boxes = findBoxes(phrases).filter(({ label }) => /\p{Script=Han}/u.test(label.text));
  if (new Set(boxes.map(({ kind }) => kind.field)).size < LEAST_BOXES) return null;
  const count = (direction: 'import' | 'export'): number => boxes.filter(({ kind }) => kind.direction === direction).length;
  return count('import') > count('export') ? 'import' : 'export';
}
