import type { Page } from '../document-model.js';
import { type Area, areaOf, heightOf, middleX, middleY } from './area.js';
import { ENCLOSURE } from './tuning.js';

/** The ruling lines of a page, to tell in which ruled cell something stands. */
export interface Rules {
  readonly vertical: readonly Area[];
  readonly horizontal: readonly Area[];
}

/** The rules of a page; on a picture the dark edge of the scan is none, which no other rule meets. */
export function rulesOf(page: Page): Rules {
  const isInside = (rule: Box): boolean => page.method !== 'ocr' || !isAtEdge(rule) || page.rules.some((other) => areMeeting(rule, other));
  const areas = page.rules.filter(isInside).map((rule) => areaOf(rule, page));
  return {
    vertical: areas.filter((area) => heightOf(area) > area.right - area.left),
    horizontal: areas.filter((area) => heightOf(area) <= area.right - area.left),
  };
}

type Box = Page['rules'][number];

function isAtEdge({ x, y, width, height }: Box): boolean {
  const isOff = (from: number, length: number): boolean => from + length < ENCLOSURE.edge || from > 1 - ENCLOSURE.edge;
  return isOff(x, width) || isOff(y, height);
}

/** Whether a rule that stands and one that lies touch each other. */
function areMeeting(one: Box, other: Box): boolean {
  if (one.height > one.width === other.height > other.width) return false;
  const isOver = (from: number, length: number, next: number, reach: number): boolean =>
    from - ENCLOSURE.meets < next + reach && next - ENCLOSURE.meets < from + length;
  return isOver(one.x, one.width, other.x, other.width) && isOver(one.y, one.height, other.y, other.height);
}

const UNRULED: Area = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** The ruled cell around an area: its sides are the nearest rules, or infinite where there is none. */
export function enclosureOf(area: Area, rules: Rules): Area {
  if (rules.vertical.length === 0 && rules.horizontal.length === 0) return UNRULED;
  const x = middleX(area);
  const y = middleY(area);
  const beside = rules.vertical.filter((rule) => rule.top - ENCLOSURE.slack <= y && y <= rule.bottom + ENCLOSURE.slack).map(middleX);
  const across = rules.horizontal.filter((rule) => rule.left - ENCLOSURE.slack <= x && x <= rule.right + ENCLOSURE.slack).map(middleY);
  return {
    left: Math.max(...beside.filter((rule) => rule <= x)),
    right: Math.min(...beside.filter((rule) => rule > x)),
    top: Math.max(...across.filter((rule) => rule <= y)),
    bottom: Math.min(...across.filter((rule) => rule > y)),
  };
}

/** Whether rules close an area on all four sides. */
export function isClosed(area: Area): boolean {
  return [area.left, area.right, area.top, area.bottom].every(Number.isFinite);
}

/** Whether an area is a box of a form: closed, or open only towards the edge of the page, where many forms have no frame. */
export function isBoxed({ left, right, top, bottom }: Area): boolean {
  const isBeside = Number.isFinite(left) || Number.isFinite(right);
  const isWide = Number.isFinite(left) && Number.isFinite(right);
  if (!isBeside || !Number.isFinite(bottom)) return false;
  return Number.isFinite(top) || (!isWide && bottom < ENCLOSURE.corner);
}

/** Whether two enclosures have the same sides. */
export function hasSameSides(a: Area, b: Area): boolean {
  return a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom;
}

/** Whether two enclosures are the same ruled cell. Without rules on all sides nothing can be said, so no. */
export function isSameCell(a: Area, b: Area): boolean {
  return isClosed(a) && hasSameSides(a, b);
}

/** Whether two enclosures belong to one box that a smaller box in its corner narrows: all sides but the right one are the same. */
export function isSameBox(a: Area, b: Area): boolean {
  return isClosed(a) && isClosed(b) && a.left === b.left && a.top === b.top && a.bottom === b.bottom;
}

/** Whether a vertical rule stands between two words of one line. */
export function isParted(left: Area, right: Area, rules: Rules): boolean {
  const y = middleY(left);
  const from = Math.min(middleX(left), left.right - 1);
  const to = Math.max(middleX(right) < right.left ? right.left : right.left + 1, from);
  return rules.vertical.some((rule) => rule.top <= y && y <= rule.bottom && middleX(rule) > from && middleX(rule) < to);
}

/** Whether a cell follows another one in a row of cells. */
export function isNextCell(cell: Area, next: Area | undefined): boolean {
  return next !== undefined && isClosed(next) && next.left === cell.right && next.top === cell.top && next.bottom === cell.bottom;
}

/** Whether one cell is right above or below another one in the same column. */
export function isNextRow(one: Area, other: Area): boolean {
  return one.left === other.left && one.right === other.right && (one.bottom === other.top || one.top === other.bottom);
}
