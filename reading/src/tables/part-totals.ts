import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { BodyLine } from './body-line.js';
import { bodyUnder, type TableBody } from './body-lines.js';
import type { Column } from './columns.js';
import { placedColumns } from './described-apart.js';
import { CENT, figuresUnder } from './summing-line.js';
import type { TableDraft } from './table-draft.js';
import { linesUnder } from './table-places.js';
import { PART_TOTALS } from './tuning.js';

/**
 * Totals of a container or an order end no table where rows come after them that are summed up in turn, nor where the totals of all
 * come next: the last ones are those of the table.
 */
export function withPartTotals(draft: TableDraft, style: NumberStyle): TableDraft {
  const columns = placedColumns(draft.printed);
  const under = linesUnder(draft);
  const sums = (lines: readonly BodyLine[]) => sumsOf(lines, columns, style);
  let { body } = draft;
  let own = body.lines;
  for (let { totals } = body; totals !== null; { totals } = body) {
    const { top, bottom } = totals.area;
    const after = under.filter(({ area }) => area.top > top);
    const next = bodyUnder(after, draft.printed, bottom);
    if (next.totals === null) break;
    const [figures, following] = [figuresUnder(totals, columns, style), figuresUnder(next.totals, columns, style)];
    const isPart = agrees(figures, sums(own)) && isSummedUp(following, sums(next.lines), sums([...body.lines, ...next.lines]));
    if (next.lines.length === 0 ? !isOfAll(following, figures) : !isPart) break;
    own = next.lines.length === 0 ? own : next.lines;
    body = joined(body, next, totals);
  }
  return body === draft.body ? draft : { ...draft, body, isOpenEnded: false };
}

type Figures = ReadonlyMap<Column, Decimal>;

function joined(body: TableBody, next: TableBody, part: BodyLine): TableBody {
  return { ...next, lines: [...body.lines, ...next.lines], asides: [...body.asides, part, ...next.asides] };
}

/** The sums of what stands in each column. */
function sumsOf(lines: readonly BodyLine[], columns: readonly Column[], style: NumberStyle): Figures {
  const sums = new Map<Column, Decimal>();
  for (const line of lines)
    for (const [column, value] of figuresUnder(line, columns, style)) sums.set(column, (sums.get(column) ?? new Decimal(0)).plus(value));
  return sums;
}

/** Whether most figures are the sums of their columns, and several; names and counts of what is summed up may stand beside many. */
function agrees(figures: Figures, sums: Figures): boolean {
  const summed = [...figures].filter(([column, value]) => sums.get(column)?.minus(value).abs().lte(CENT) === true);
  return summed.length >= PART_TOTALS.manySums || (summed.length >= PART_TOTALS.leastSums && summed.length * 2 > figures.size);
}

function isSummedUp(figures: Figures, part: Figures, all: Figures): boolean {
  return agrees(figures, part) || agrees(figures, all);
}

/** Whether totals come right below others, with several figures, none less than the one above it. */
function isOfAll(figures: Figures, part: Figures): boolean {
  const pairs = [...figures].flatMap(([column, value]) => {
    const other = part.get(column);
    return other === undefined ? [] : [value.gte(other)];
  });
  return pairs.length >= PART_TOTALS.leastSums && !pairs.includes(false);
}
