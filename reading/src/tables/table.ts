import type { Phrase } from '../page/phrases.js';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';

/** A table of goods, packages or containers: its columns, its rows in printed order, and the row of its totals. */
export interface Table {
  readonly page: number;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly totals: TableRow | null;
  /** Sums of some of the rows, printed between them: of a page, of a group, carried over from page to page. */
  readonly partSums: readonly TableRow[];
  /** The phrases of heads and rows: they are not labels and values of the header. */
  readonly phrases: ReadonlySet<Phrase>;
}
