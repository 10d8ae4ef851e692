import type { Rectangle } from '../../geometry.js';

/** Within this many heights of its ends a line does not reach over a standing rule. */
const NEAR_END = 0.4;

/** A rule that only reaches into the ground above or below the letters of a line stands beside none of them. */
const LEAST_BESIDE = 0.25;

/** The place of a line without the standing rules at its ends: a reader of letters takes them for a 1 or an l. */
export function clearOfRules(place: Rectangle, rules: readonly Rectangle[]): Rectangle {
  const reach = NEAR_END * (place.bottom - place.top);
  let { left, right } = place;
  for (const rule of rules) {
    const isStanding = rule.bottom - rule.top > rule.right - rule.left;
    const beside = Math.min(rule.bottom, place.bottom) - Math.max(rule.top, place.top);
    if (!isStanding || beside < LEAST_BESIDE * (place.bottom - place.top)) continue;
    if (rule.right > left && rule.left < left + reach) left = Math.max(left, rule.right + 1);
    if (rule.left < right && rule.right > right - reach) right = Math.min(right, rule.left - 1);
  }
  return right - left > reach / 4 ? { ...place, left, right } : place;
}
