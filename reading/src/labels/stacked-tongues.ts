import { areaAround, heightOf } from '../page/area.js';
import type { Label } from './label.js';
import { STACKED_TONGUES } from './tuning.js';

/**
 * Forms in two languages print a caption in Chinese over the same caption in Latin letters: both are one label, and what stands beside
 * any of its lines is its value. Two labels would each take a part of it.
 */
export function withStackedTongues(labels: readonly Label[]): Label[] {
  const below = new Map(labels.flatMap((label) => secondTongue(label, labels)?.map((other) => [other, label] as const) ?? []));
  const lower = new Set(below.keys());
  return labels
    .filter((label) => !lower.has(label))
    .map((label) => {
      const other = labels.find((one) => below.get(one) === label);
      return other === undefined ? label : joined(label, other);
    });
}

function secondTongue(upper: Label, labels: readonly Label[]): Label[] | null {
  if (!isHan(upper) || !standsAlone(upper)) return null;
  const found = labels.find(
    (lower) =>
      lower !== upper &&
      !isHan(lower) &&
      standsAlone(lower) &&
      lower.concepts.some((concept) => upper.concepts.includes(concept)) &&
      Math.abs(lower.area.left - upper.area.left) < STACKED_TONGUES.samePlace &&
      Math.abs(lower.area.top - upper.area.bottom) < STACKED_TONGUES.close * heightOf(upper.area),
  );
  return found === undefined ? null : [found];
}

function isHan({ text }: Label): boolean {
  return /\p{Script=Han}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

function standsAlone({ ending, inline }: Label): boolean {
  return ending === 'bare' && inline === null;
}

function joined(upper: Label, lower: Label): Label {
  return {
    ...upper,
    text: `${upper.text} ${lower.text}`,
    phrases: [...upper.phrases, ...lower.phrases],
    area: areaAround([upper.area, lower.area]),
  };
}
