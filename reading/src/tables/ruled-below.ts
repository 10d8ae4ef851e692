import { type Area, middleX } from '../page/area.js';
import type { BodyLine } from './body-line.js';
import type { ColumnHead } from './column-head.js';
import type { TableDraft } from './table-draft.js';
import { linesUnder } from './table-places.js';

/** A table with the cells of its heads between the rules of the rows below them, where the heads have none between them: a scan loses rules in shade. */
export function withRulesBelow(draft: TableDraft): TableDraft {
  const { heads } = draft.head;
  if (!heads.some((head) => isShared(head.cell, heads))) return draft;
  const [first] = linesUnder(draft);
  const below = heads.map((head) => (isShared(head.cell, heads) ? cellBelow(head, heads, first) : head.cell));
  return { ...draft, head: { ...draft.head, heads: heads.map((head, index) => ({ ...head, cell: below[index] ?? head.cell })) } };
}

/** Whether several heads stand between the same two rules. */
function isShared(cell: Area, heads: readonly ColumnHead[]): boolean {
  return Number.isFinite(cell.left) && Number.isFinite(cell.right) && headsIn(cell, heads).length > 1;
}

function headsIn({ left, right }: Area, heads: readonly ColumnHead[]): ColumnHead[] {
  return heads.filter(({ area }) => left < middleX(area) && middleX(area) < right);
}

/** The cell of the first row that stands under one head alone, up and down as the head's own. */
function cellBelow(head: ColumnHead, heads: readonly ColumnHead[], row: BodyLine | undefined): Area {
  const under = row?.phrases.find(({ cell }) => {
    const held = Number.isFinite(cell.left) && Number.isFinite(cell.right) ? headsIn(cell, heads) : [];
    return held.length === 1 && held[0] === head;
  });
  return under === undefined ? head.cell : { ...head.cell, left: under.cell.left, right: under.cell.right };
}
