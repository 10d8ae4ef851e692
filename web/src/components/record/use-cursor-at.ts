import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { useState } from 'react';
import type { Spot } from '../../lib/records/edits.js';
import type { Column } from './columns.js';
import type { Cell } from './grid-cursor.js';

/** The cursor of a grid: where the spot is, if that is one of its values, else where the person left it. */
export function useCursorAt(spot: Spot | null, lines: readonly ShownLine[], columns: readonly Column[]): [Cell, (cell: Cell) => void] {
  const [left, setLeft] = useState<Cell>({ row: 0, column: 0 });
  const row = lines.findIndex(({ line_id }) => line_id === spot?.line);
  const column = columns.findIndex(({ field }) => field === spot?.field);
  return [row < 0 ? left : { row, column: column < 0 ? left.column : column }, setLeft];
}
