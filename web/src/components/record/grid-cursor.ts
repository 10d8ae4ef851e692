/** A cell of the grid; both count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-20, 0],
  PageDown: [20, 0],
  Enter: [1, 0],
};

/** Where a key leads from a cell, or null for a key that does not move. Tab runs on into the next row. */
export function moved({ row, column }: Cell, key: string, shift: boolean, { rows, columns }: GridSize): Cell | null {
  if (key === 'Tab') return tabbed({ row, column }, shift ? -1 : 1, { rows, columns });
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: columns - 1 };
  const move = MOVES[key];
  if (!move) return null;
  return { row: clamp(row + move[0], rows), column: clamp(column + move[1], columns) };
}

function tabbed({ row, column }: Cell, by: number, { rows, columns }: GridSize): Cell | null {
  const index = row * columns + column + by;
  // Past either end Tab leaves the grid, as it does for every control.
  if (index < 0 || index >= rows * columns) return null;
  return { row: Math.floor(index / columns), column: index % columns };
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(0, value), Math.max(0, count - 1));
}
