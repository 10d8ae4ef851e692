import type { Draft } from '../../draft.js';
import type { GoldLine, GoldValue } from '../../gold.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import type { ColumnConcept } from '../../words/lexicon.js';

/** What stands under a column in the row of totals, and what it says of the whole paper. */
export interface ColumnTotal {
  readonly text: string;
  readonly says: Readonly<Record<string, GoldValue>>;
}

/** A column of goods: what its cells print, and what that says. */
export interface GoodsColumn {
  /** Null where nothing is asked that it holds. */
  readonly concept: ColumnConcept | null;
  /** What it is called, where that is not the word of the lexicon. */
  readonly header?: string;
  /** A header over this one and those beside it. */
  readonly span?: string;
  readonly share: number;
  readonly isNumber?: boolean;
  /** Said of the whole column in its header, such as a unit. */
  readonly remark?: string;
  readonly print: (line: ShippedLine, index: number) => string;
  readonly says?: (line: ShippedLine, index: number) => GoldLine;
  readonly total?: ColumnTotal;
  /** The sum of some lines, for totals of groups and for what is carried forward. */
  readonly sum?: (lines: readonly ShippedLine[]) => string;
}

/** Lines under headings, so many each; the words before the totals of groups, or null where they have none. */
export interface Grouping {
  readonly headings: readonly string[];
  readonly total: string | null;
}

/** Sets the table of a draft; one heading takes a row of its own in the column of descriptions. Fields of a line that no column says are empty in the gold. */
export function setGoodsTable(
  draft: Draft,
  lines: readonly ShippedLine[],
  columns: readonly GoodsColumn[],
  judged: readonly string[],
  grouping: Grouping | string | null = null,
): void {
  const empty = Object.fromEntries(judged.map((field) => [field, null]));
  const totals = columns.flatMap(({ total }) => total ?? []);
  for (const { says } of totals) draft.say(says);
  draft.setTable(
    {
      columns: columns.map(({ concept, header, span, share, isNumber = false, remark }) => ({
        concept,
        span,
        header: [header ?? (concept === null ? '' : draft.words.column(concept)), ...(remark === undefined ? [] : [`(${remark})`])].join(
          ' ',
        ),
        isNumber,
        share,
      })),
      rows: rowsOf(lines, columns, grouping),
      carried: lines.map((_line, index) => columns.map(({ sum }) => sum?.(lines.slice(0, index + 1)) ?? '')),
      totals: totals.length === 0 ? null : columns.map(({ total }) => total?.text ?? ''),
    },
    lines.map((line, index) => columns.reduce<GoldLine>((said, { says }) => ({ ...said, ...says?.(line, index) }), empty)),
  );
}

function rowsOf(lines: readonly ShippedLine[], columns: readonly GoodsColumn[], grouping: Grouping | string | null): string[][] {
  const rows = lines.map((line, index) => columns.map(({ print }) => print(line, index)));
  if (grouping === null) return rows;
  if (typeof grouping === 'string') return [columns.map(({ concept }) => (concept === 'description' ? grouping : '')), ...rows];
  const { headings, total } = grouping;
  const size = Math.ceil(lines.length / headings.length);
  return headings.flatMap((heading, index) => {
    const [from, to] = [index * size, (index + 1) * size];
    if (from >= lines.length) return [];
    const sums = columns.map(({ concept, sum }) => (concept === 'description' ? total : sum?.(lines.slice(from, to))) ?? '');
    return [[heading], ...rows.slice(from, to), ...(total === null ? [] : [sums])];
  });
}
