import type { CSSProperties } from 'react';
import type { Column } from './columns.js';

export const ROW_HEIGHT = 28;
export const HEADER_HEIGHT = 30;
const NUMBER_WIDTH = 44;
const MARK_WIDTH = 22;
const CHECK_WIDTH = 28;

/** The template of a row: line number, mark, then the columns, each checked one with its tick behind it. */
export function templateOf(columns: readonly Column[]): string {
  const tracks = columns.flatMap(({ width, grows, isChecked }) => [
    grows ? `minmax(${width}px, 1fr)` : `${width}px`,
    ...(isChecked ? [`${CHECK_WIDTH}px`] : []),
  ]);
  return [`${NUMBER_WIDTH}px`, `${MARK_WIDTH}px`, ...tracks].join(' ');
}

/** Below this the grid scrolls sideways. */
export function widthOf(columns: readonly Column[]): number {
  return columns.reduce((total, { width, isChecked }) => total + width + (isChecked ? CHECK_WIDTH : 0), NUMBER_WIDTH + MARK_WIDTH);
}

/** How much at the left never scrolls away: line number, mark and the pinned column. */
export function stuckWidth(columns: readonly Column[]): number {
  return NUMBER_WIDTH + MARK_WIDTH + (columns.find(({ isPinned }) => isPinned)?.width ?? 0);
}

/** Where a part that stays in view sticks. */
export function stuck(part: 'number' | 'mark' | 'pinned'): CSSProperties {
  return { left: part === 'number' ? 0 : part === 'mark' ? NUMBER_WIDTH : NUMBER_WIDTH + MARK_WIDTH };
}
