import type { PaperContext } from '../kinds/paper-context.js';
import type { GoodsColumn } from '../kinds/parts/goods-table.js';

/** Columns under the headers that the form prints. */
export function formColumns({ words }: PaperContext, columns: readonly GoodsColumn[]): GoodsColumn[] {
  return columns.map((column) => (column.concept === null ? column : { ...column, header: words.column(column.concept) }));
}

/** The marks of the shipment beside its first line. */
export function marksColumn({ shipment: { marks } }: PaperContext): GoodsColumn {
  return { concept: 'marks', share: 14, print: (_line, index) => (index === 0 ? marks : '') };
}
