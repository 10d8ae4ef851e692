import type { Understood } from '../fields/field-reading.js';
import { heightOf } from '../page/area.js';
import { type Check, fails, holds } from './check.js';

/** How far from its label a value may stand, in heights of its print. Sums stand at the other side of the page, in line with theirs. */
const FARTHEST = { beside: 60, below: 7 };

/** Whether a value stands by a label that is known for what it names. */
export function isNear(_field: string, { at, from: [first] }: Understood): Check | null {
  if (at === undefined || first === undefined || first.page !== at.label.page) return null;
  const { label } = at;
  if (label.isGuess === true) return fails('near', `no table has its label “${label.text}”, whose words only let guess what it names`);
  const height = heightOf(first.area);
  const isBeside = first.area.top < label.area.bottom - 0.3 * height && first.area.bottom > label.area.top;
  const gap = (isBeside ? first.area.left - label.area.right : first.area.top - label.area.bottom) / Math.max(height, 1);
  const farthest = isBeside ? FARTHEST.beside : FARTHEST.below;
  return gap > farthest && first.method !== 'cells'
    ? fails('near', `it stands far from its label “${label.text}”`)
    : holds('near', `it stands by its label “${label.text}”`);
}
