import { heightOf, isSameLine } from '../page/area.js';
import { isNextRow } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import type { Label } from './label.js';

/** Whether a phrase stands so near to the right of a label that it is its value, or begins with the label's colon. */
export function isNearRight(label: Label, phrase: Phrase | undefined): boolean {
  return phrase !== undefined && (phrase.area.left - label.area.right < 2.5 * heightOf(label.area) || /^[:：]/u.test(phrase.text));
}

/** Whether labels stand below each other and their values beside them, begun at one place: then each label's value is beside it, however far. */
export function isInList(
  label: Label,
  value: Phrase | undefined,
  { phrases, labels }: { readonly phrases: readonly Phrase[]; readonly labels: readonly Label[] },
): boolean {
  if (value === undefined) return false;
  const height = heightOf(label.area);
  return labels.some(
    (other) =>
      other !== label &&
      Math.abs(other.area.left - label.area.left) < 2 &&
      (Math.abs(other.area.top - label.area.top) < 6 * height || isNextRow(other.cell, label.cell)) &&
      phrases.some(({ area }) => isSameLine(area, other.area) && Math.abs(area.left - value.area.left) < 2),
  );
}
