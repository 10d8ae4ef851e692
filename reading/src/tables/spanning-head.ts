import { areaAround, heightOf, isSameLine, middleX, overlapX } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { columnRoleOf } from './column-roles.js';
import { SPANNING_HEAD } from './tuning.js';

/** Whether a text is set over those of several others: a head of heads, `Weight (kg)` over `Net` and `Gross`. */
export function isSpan(phrase: Phrase, band: readonly Phrase[]): boolean {
  return headsUnder(phrase, band).length > 0;
}

/** The texts over which another one is set that heads none itself; none where it is a head or a part of one. */
export function headsUnder(phrase: Phrase, band: readonly Phrase[]): readonly Phrase[] {
  return isClosed(phrase.cell) ? ruledUnder(phrase, band) : centredUnder(phrase, band);
}

/** What stands in several ruled cells under one. */
function ruledUnder({ cell, area }: Phrase, band: readonly Phrase[]): readonly Phrase[] {
  const under = band.filter(
    (other) =>
      other.area.top > area.top &&
      other.cell.top >= cell.bottom - 1 &&
      other.cell.left >= cell.left - 1 &&
      other.cell.right <= cell.right + 1,
  );
  return new Set(under.map((other) => other.cell.left)).size > 1 ? under : [];
}

/** Several heads of their own on the next line, over which a text stands in the middle, and nothing else. */
function centredUnder({ area }: Phrase, band: readonly Phrase[]): readonly Phrase[] {
  const near = SPANNING_HEAD.near * heightOf(area);
  const reach = { ...area, left: area.left - near, right: area.right + near };
  const below = band.filter((other) => other.area.top >= area.bottom - 1 && overlapX(other.area, reach) > 0);
  const [first] = below.toSorted((a, b) => a.area.top - b.area.top);
  const under = first === undefined ? [] : below.filter((other) => isSameLine(other.area, first.area));
  if (first === undefined || under.length < 2 || first.area.top - area.bottom > near) return [];
  const all = areaAround(under.map((other) => other.area));
  const isCovered = band.some((other) => isSameLine(other.area, area) && other.area !== area && overlapX(other.area, all) > 0);
  const roles = under.map(({ text }) => columnRoleOf(text));
  const isOver = !isCovered && !roles.includes(null) && new Set(roles).size > 1;
  return isOver && Math.abs(middleX(all) - middleX(area)) < near ? under : [];
}
