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
  readonly concept: ColumnConcept;
  readonly share: number;
  readonly isNumber?: boolean;
  /** Said of the whole column in its head, such as a unit. */
  readonly remark?: string;
  readonly print: (line: ShippedLine, index: number) => string;
  readonly says?: (line: ShippedLine, index: number) => GoldLine;
  readonly total?: ColumnTotal;
}

/** Sets the table of a draft; a heading takes a row of its own. Fields of a line that no column says are empty in the gold. */
export function setGoodsTable(
  draft: Draft,
  lines: readonly ShippedLine[],
  columns: readonly GoodsColumn[],
  judged: readonly string[],
  heading: string | null = null,
): void {
  const empty = Object.fromEntries(judged.map((field) => [field, null]));
  const totals = columns.flatMap(({ total }) => total ?? []);
  for (const { says } of totals) draft.say(says);
  draft.setTable(
    {
      columns: columns.map(({ concept, share, isNumber = false, remark }) => ({
        head: [draft.words.column(concept), ...(remark === undefined ? [] : [`(${remark})`])].join(' '),
        isNumber,
        share,
      })),
      rows: [
        ...(heading === null ? [] : [columns.map(({ concept }) => (concept === 'description' ? heading : ''))]),
        ...lines.map((line, index) => columns.map(({ print }) => print(line, index))),
      ],
      totals: totals.length === 0 ? null : columns.map(({ total }) => total?.text ?? ''),
    },
    lines.map((line, index) => columns.reduce<GoldLine>((said, { says }) => ({ ...said, ...says?.(line, index) }), empty)),
  );
}
