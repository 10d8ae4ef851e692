import { wholeLabel } from './labels/match-label.js';
import { isSameLine, middleY } from './page/area.js';
import { besides } from './page/band.js';
import type { Phrase } from './page/phrases.js';
import { PAGE_PARTS } from './page/tuning.js';
import { SUBJECTS } from './tables/column-head.js';
import { columnRoleOf } from './tables/column-roles.js';

/** A page whose side is a column of its own, of the page's whole height: what stands in it, and everything else. */
export interface PageParts {
  readonly main: readonly Phrase[];
  readonly side: readonly Phrase[];
}

/** The parts of a page: all of it is its main part where it has no column at the side. */
export function pageParts(phrases: readonly Phrase[]): PageParts {
  const whole: PageParts = { main: phrases, side: [] };
  if (phrases.length < 3 * PAGE_PARTS.leastPhrases || phrases.some(({ method }) => method === 'cells')) return whole;
  const channels = channelsOf(phrases);
  const left = Math.min(...phrases.map(({ area }) => area.left));
  const right = Math.max(...phrases.map(({ area }) => area.right));
  for (const { from, to } of channels) {
    const parts = [
      { side: phrases.filter(({ area }) => area.right <= from), main: phrases.filter(({ area }) => area.left >= to), width: from - left },
      { side: phrases.filter(({ area }) => area.left >= to), main: phrases.filter(({ area }) => area.right <= from), width: right - to },
    ];
    const found = parts.find(({ side, main, width }) => isWidth(width / (right - left)) && isColumn(side, main));
    if (found !== undefined) return { main: found.main, side: found.side };
  }
  return whole;
}

/** The gaps that no phrase of the page crosses, from left to right. */
function channelsOf(phrases: readonly Phrase[]): { from: number; to: number }[] {
  const channels: { from: number; to: number }[] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const { area } of phrases.toSorted((a, b) => a.area.left - b.area.left)) {
    if (area.left - reached >= PAGE_PARTS.leastChannel) channels.push({ from: reached, to: area.left });
    reached = reached === Number.POSITIVE_INFINITY ? area.right : Math.max(reached, area.right);
  }
  return channels;
}

function isWidth(share: number): boolean {
  return PAGE_PARTS.narrowest <= share && share <= PAGE_PARTS.widest;
}

/** Whether phrases make a column of their own: enough of them with labels among them, most level with none of the others, and no column of goods. */
function isColumn(side: readonly Phrase[], main: readonly Phrase[]): boolean {
  if (side.length < PAGE_PARTS.leastPhrases || main.length < side.length) return false;
  const level = side.filter(({ area }) =>
    besides(main, area).some((other) => Math.abs(middleY(other.area) - middleY(area)) < PAGE_PARTS.level),
  );
  if (level.length >= PAGE_PARTS.mostLevel * side.length) return false;
  const aligned = side.filter(
    ({ area }) => side.filter((other) => Math.abs(other.area.left - area.left) < PAGE_PARTS.level).length * 2 > side.length,
  );
  if (aligned.length * 2 <= side.length) return false;
  return (
    side.filter(({ text }) => wholeLabel(text) !== null).length >= PAGE_PARTS.leastLabels &&
    !side.some((phrase) => isGoodsHead(phrase, main))
  );
}

/** Whether a phrase heads the goods of a table whose other heads stand on its line. */
function isGoodsHead({ text, area }: Phrase, others: readonly Phrase[]): boolean {
  const role = columnRoleOf(text);
  if (role === null || !SUBJECTS.has(role)) return false;
  return besides(others, area).some((other) => isSameLine(other.area, area) && columnRoleOf(other.text) !== null);
}
