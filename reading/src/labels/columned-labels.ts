import { type Area, heightOf, isSameLine } from '../page/area.js';
import { inBand } from '../page/band.js';
import type { Phrase } from '../page/phrases.js';
import type { Label } from './label.js';
import { COLUMNED_LABELS } from './tuning.js';

/** Labels without a mark whose values stand in a column are as good as labels with one. */
export function columnedLabels(labels: readonly Label[], phrases: readonly Phrase[]): Label[] {
  const loose = labels.filter(({ ending, inline }) => ending === 'loose' && inline !== null);
  return labels.map((label) => {
    const { inline, ending } = label;
    if (ending !== 'loose' || inline === null) return label;
    const isListed = loose.some(
      (other) =>
        other !== label &&
        !isSameLine(other.area, label.area) &&
        Math.abs((other.inline?.area.left ?? 0) - inline.area.left) < COLUMNED_LABELS.samePlace &&
        Math.abs(other.area.top - label.area.top) < COLUMNED_LABELS.listGap * heightOf(label.area) &&
        isUneven(label, other),
    );
    return isListed || goesOnBelow(label.area, inline.area, phrases) ? { ...label, ending: 'colon' } : label;
  });
}

/** Whether the line below a value begins where the value does, and not where its label does. */
function goesOnBelow(label: Area, value: Area, phrases: readonly Phrase[]): boolean {
  return inBand(phrases, value.bottom, value.bottom + 0.8 * heightOf(value)).some(
    ({ area }) =>
      area.top > value.top &&
      !isSameLine(area, value) &&
      Math.abs(area.left - value.left) < COLUMNED_LABELS.samePlace &&
      area.left > label.right,
  );
}

/** The lines of a paragraph begin at one place, too: only the ends of the labels tell a list. */
function isUneven(a: Label, b: Label): boolean {
  return a.text.length !== b.text.length;
}
