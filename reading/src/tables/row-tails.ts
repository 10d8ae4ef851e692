import { heightOf } from '../page/area.js';
import type { BodyLine } from './body-line.js';
import type { TableDraft } from './table-draft.js';
import { ROW_TAILS } from './tuning.js';

/** A table without the remarks under its last row: they stand farther below it than any row below the one before it. */
export function withoutTail(draft: TableDraft): TableDraft {
  const { groups, body } = draft;
  const last = groups.at(-1);
  const between = groups.slice(1).map((group, index) => gapBetween(groups[index]?.at(-1), group[0]));
  if (last === undefined || between.length < ROW_TAILS.leastGaps) return draft;
  const widest = Math.max(...between, ...groups.slice(0, -1).flatMap(gapsWithin));
  const fullest = Math.max(...last.map(({ phrases }) => phrases.length));
  const row = last.findIndex(({ phrases }) => phrases.length === fullest);
  const at = last.findIndex((line, index) => index > row && isTail(line, last[index - 1], widest));
  if (at < 0) return draft;
  const tail = new Set(last.slice(at));
  return {
    ...draft,
    groups: groups.with(-1, last.slice(0, at)),
    body: { ...body, lines: body.lines.filter((line) => !tail.has(line)) },
  };
}

function isTail(line: BodyLine, above: BodyLine | undefined, widest: number): boolean {
  const gap = gapBetween(above, line);
  return (
    line.phrases.length <= ROW_TAILS.mostPhrases &&
    gap > ROW_TAILS.wider * Math.max(0, widest) &&
    gap > ROW_TAILS.least * heightOf(line.area)
  );
}

function gapsWithin(group: readonly BodyLine[]): number[] {
  return group.slice(1).map((line, index) => gapBetween(group[index], line));
}

function gapBetween(above: BodyLine | undefined, below: BodyLine | undefined): number {
  return above === undefined || below === undefined ? 0 : below.area.top - above.area.bottom;
}
