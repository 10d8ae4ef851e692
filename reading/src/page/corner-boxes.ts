import { type Area, heightOf } from './area.js';
import { enclosureOf, isClosed, type Rules } from './enclosure.js';
import type { PlacedWord } from './placed-word.js';
import { ENCLOSURE } from './tuning.js';

const NUMBER = /^\d{1,2}[a-z]?$/u;

/**
 * Rules without the frames around the numbers of boxes: forms of carriage (CIM, CMR) and of customs print each number in a small box in the
 * corner of its own one, which parts nothing. Beside it the box goes on farther down, and below it farther to the right: no cell of a table does.
 */
export function withoutCorners(rules: Rules, words: readonly PlacedWord[]): Rules {
  const corners = words.filter(({ text }) => NUMBER.test(text)).flatMap(({ area }) => cornerAround(area, rules) ?? []);
  if (corners.length === 0) return rules;
  const isFrame = (rule: Area): boolean => corners.some((corner) => isWithin(rule, corner));
  return { vertical: rules.vertical.filter((rule) => !isFrame(rule)), horizontal: rules.horizontal.filter((rule) => !isFrame(rule)) };
}

function cornerAround(area: Area, rules: Rules): Area | null {
  const own = enclosureOf(area, rules);
  const height = heightOf(area);
  if (!isClosed(own) || heightOf(own) > ENCLOSURE.cornerHeight * height || own.right - own.left > ENCLOSURE.cornerWidth * height)
    return null;
  const beside = enclosureOf({ ...area, left: own.right, right: own.right + 2 * ENCLOSURE.past }, rules);
  const below = enclosureOf({ ...area, top: own.bottom, bottom: own.bottom + 2 * ENCLOSURE.past }, rules);
  const isCorner = beside.bottom > own.bottom + ENCLOSURE.past && below.right > own.right + ENCLOSURE.past;
  return isCorner && Math.abs(beside.bottom - below.bottom) < ENCLOSURE.past && isClosed(below) ? own : null;
}

function isWithin(rule: Area, { left, right, top, bottom }: Area): boolean {
  const slack = ENCLOSURE.slack;
  return rule.left >= left - slack && rule.right <= right + slack && rule.top >= top - slack && rule.bottom <= bottom + slack;
}
