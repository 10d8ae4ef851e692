import type { GoodsColumn } from '../kinds/parts/goods-table.js';
import type { Workshop } from '../kinds/workshop.js';

/** Columns under the heads that the form prints. */
export function formColumns({ words }: Workshop, columns: readonly GoodsColumn[]): GoodsColumn[] {
  return columns.map((column) => (column.concept === null ? column : { ...column, head: words.column(column.concept) }));
}

/** The marks of the shipment beside its first line. */
export function marksColumn({ shipment: { marks } }: Workshop): GoodsColumn {
  return { concept: 'marks', share: 14, print: (_line, index) => (index === 0 ? marks : '') };
}
