import { heightOf, isSameLine, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Table } from '../tables/table.js';

/** A text near a phrase, and how far away it stands in letter heights. */
export interface Near {
  readonly text: string;
  readonly phrase: Phrase | null;
  readonly gap: number;
  /** How far its beginning is moved from that of the phrase, in letter heights. */
  readonly shift: number;
}

/** What stands around a phrase. */
export interface Surroundings {
  readonly left: Near | null;
  readonly above: Near | null;
  readonly second: Near | null;
  readonly cell: Near | null;
  readonly line: Near | null;
  readonly block: Near | null;
  readonly overBlock: Near | null;
  readonly right: Near | null;
  readonly below: Near | null;
  readonly column: string | null;
  readonly inTotals: boolean;
  /** Its place among the lines of its block, from 0. */
  readonly lineOfBlock: number;
}

/** The surroundings of all phrases of a document. */
export function surroundingsIn(phrases: readonly Phrase[], tables: readonly Table[]): Map<Phrase, Surroundings> {
  const pages = Map.groupBy(phrases, ({ page }) => page);
  const cells = cellsOfTables(tables);
  const found = new Map<Phrase, Surroundings>();
  for (const own of pages.values()) {
    const above = new Map(own.map((phrase) => [phrase, nearestAbove(phrase, own)] as const));
    for (const phrase of own) found.set(phrase, around(phrase, own, above, cells));
  }
  return found;
}

function around(
  phrase: Phrase,
  page: readonly Phrase[],
  aboves: ReadonlyMap<Phrase, Phrase | null>,
  cells: ReadonlyMap<object, { head: string; isTotal: boolean }>,
): Surroundings {
  const { area, cell } = phrase;
  const near = (other: Phrase | null, gap: number): Near | null =>
    other === null
      ? null
      : { text: other.text, phrase: other, gap: gap / heightOf(area), shift: (area.left - other.area.left) / heightOf(area) };
  let left: Phrase | null = null;
  let line: Phrase | null = null;
  let right: Phrase | null = null;
  let head: Phrase | null = null;
  let below: Phrase | null = null;
  for (const other of page) {
    if (other === phrase) continue;
    if (isSameLine(area, other.area)) {
      if (other.area.left < area.left && (left === null || other.area.left > left.area.left)) left = other;
      if (other.area.left < area.left && (line === null || other.area.left < line.area.left)) line = other;
      if (other.area.left > area.left && (right === null || other.area.left < right.area.left)) right = other;
    } else if (other.area.top > area.top && below === null && isUnder(area, other.area, heightOf(area))) below = other;
    if (head === null && isInCell(other, cell) && other.area.top <= area.top) head = other;
  }
  const above = aboves.get(phrase) ?? null;
  const second = above === null ? null : (aboves.get(above) ?? null);
  let top = phrase;
  let lineOfBlock = 0;
  for (let next = aboves.get(top) ?? null; next !== null && isClose(top, next) && lineOfBlock < 7; next = aboves.get(top) ?? null) {
    top = next;
    lineOfBlock += 1;
  }
  const over = aboves.get(top) ?? null;
  const own = phrase.words.map((word) => cells.get(word)).find((found) => found !== undefined);
  return {
    left: near(left, area.left - (left?.area.right ?? 0)),
    above: near(above, area.top - (above?.area.bottom ?? 0)),
    second: near(second, area.top - (second?.area.bottom ?? 0)),
    cell: near(head, area.top - (head?.area.top ?? 0)),
    line: line === left ? null : near(line, area.left - (line?.area.right ?? 0)),
    block: top === phrase || top === above ? null : near(top, area.top - top.area.bottom),
    overBlock: over === above || over === second ? null : near(over, area.top - (over?.area.bottom ?? 0)),
    right: near(right, (right?.area.left ?? 0) - area.right),
    below: near(below, (below?.area.top ?? 0) - area.bottom),
    column: own?.head ?? null,
    inTotals: own?.isTotal ?? false,
    lineOfBlock,
  };
}

function nearestAbove(phrase: Phrase, page: readonly Phrase[]): Phrase | null {
  const { area } = phrase;
  let nearest: Phrase | null = null;
  for (const other of page) {
    if (other.area.top >= area.top || isSameLine(area, other.area)) continue;
    if (!isUnder(other.area, area, heightOf(area))) continue;
    if (nearest === null || other.area.bottom > nearest.area.bottom + 1) nearest = other;
  }
  return nearest;
}

function isUnder(upper: Phrase['area'], lower: Phrase['area'], height: number): boolean {
  return overlapX(upper, lower) > 0 || Math.abs(upper.left - lower.left) < height;
}

/** Lines of one block follow each other closely and begin at the same place. */
function isClose(lower: Phrase, upper: Phrase): boolean {
  const height = Math.min(heightOf(lower.area), heightOf(upper.area));
  return lower.area.top - upper.area.bottom < 1.1 * height && Math.abs(lower.area.left - upper.area.left) < 1.5 * height;
}

function isInCell(other: Phrase, cell: Phrase['cell']): boolean {
  const isClosed = Number.isFinite(cell.left) && Number.isFinite(cell.right) && Number.isFinite(cell.top) && Number.isFinite(cell.bottom);
  return (
    isClosed &&
    other.cell.left === cell.left &&
    other.cell.top === cell.top &&
    other.cell.right === cell.right &&
    other.cell.bottom === cell.bottom
  );
}

function cellsOfTables(tables: readonly Table[]): Map<object, { head: string; isTotal: boolean }> {
  const found = new Map<object, { head: string; isTotal: boolean }>();
  for (const { rows, totals } of tables) {
    for (const row of totals === null ? rows : [...rows, totals]) {
      for (const [column, { words }] of row.cells)
        for (const word of words) found.set(word, { head: column.head, isTotal: row === totals });
    }
  }
  return found;
}
