import type { GoldValue } from '../generator/gold.js';
import type { Answer, GoldFile } from './answer.js';
import { CORE_CELLS } from './core-fields.js';
import { isEmpty, isSameValue, nameOf, sharedWords } from './same-value.js';
import { judge, type Verdict } from './verdict.js';

type Line = Readonly<Record<string, unknown>>;

/** How the lines of a document turned out. */
export interface RowScore {
  readonly gold: number;
  readonly read: number;
  readonly exact: number;
  readonly cells: readonly Verdict[];
}

/** A read line that shares less than this with a gold line is another line. */
const LEAST_LIKENESS = 0.3;

/** Pairs each gold line with the read line that is most like it, and judges the cells that the gold names. */
export function scoreRows(gold: GoldFile, answer: Answer): RowScore {
  const wanted = gold.lines ?? [];
  const isJudged = gold.lines !== undefined || (gold.line_count ?? 0) > 0;
  if (!isJudged) return { gold: 0, read: 0, exact: 0, cells: [] };
  const used = new Set<number>();
  const rows = wanted.map((line, index) => {
    const at = mostAlike(line, index, answer.lines, used);
    if (at >= 0) used.add(at);
    return judgeLine(line, index, answer.lines[at]);
  });
  return {
    gold: wanted.length,
    read: gold.lines === undefined ? 0 : answer.lines.length,
    exact: rows.filter(({ isFound, cells }) => isFound && cells.every(({ outcome }) => outcome === 'right')).length,
    cells: rows.flatMap(({ cells }) => cells),
  };
}

function mostAlike(line: Line, index: number, read: readonly Line[], used: ReadonlySet<number>): number {
  const candidates = read.map((other, at) => ({ at, likeness: used.has(at) ? 0 : likenessOf(line, other) - Math.abs(index - at) * 0.01 }));
  const best = candidates.reduce((most, next) => (next.likeness > most.likeness ? next : most), { at: -1, likeness: LEAST_LIKENESS });
  return best.at;
}

function likenessOf(line: Line, other: Line): number {
  const sameFields = ['quantity', 'total_price', 'product_code'].filter(
    (field) => !isEmpty(line[field]) && isSameValue(field, goldOf(line, field), other[field]),
  );
  return sharedWords(nameOf(line['description']), nameOf(other['description'])) + 0.5 * sameFields.length;
}

function judgeLine(line: Line, index: number, read: Line | undefined): { isFound: boolean; cells: Verdict[] } {
  const judged = CORE_CELLS.filter((field) => field in line);
  const cells = judged.flatMap((field) => judge(field, goldOf(line, field), read?.[field], index + 1) ?? []);
  return { isFound: read !== undefined, cells };
}

/** Cells of lines are words or numbers. */
function goldOf(line: Line, field: string): GoldValue {
  const value = line[field];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
