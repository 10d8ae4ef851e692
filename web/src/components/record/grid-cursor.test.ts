import { describe, expect, test } from 'vitest';
import { moved } from './grid-cursor.js';

const size = { rows: 3, columns: 2 };

describe('the cursor of the grid', () => {
  test.each([
    ['ArrowDown', false, { row: 1, column: 0 }, { row: 2, column: 0 }],
    ['ArrowDown', false, { row: 2, column: 1 }, { row: 2, column: 1 }],
    ['ArrowLeft', false, { row: 1, column: 0 }, { row: 1, column: 0 }],
    ['Tab', false, { row: 0, column: 1 }, { row: 1, column: 0 }],
    ['Tab', true, { row: 1, column: 0 }, { row: 0, column: 1 }],
    ['Tab', false, { row: 2, column: 1 }, null],
    ['End', false, { row: 1, column: 0 }, { row: 1, column: 1 }],
    ['PageDown', false, { row: 0, column: 0 }, { row: 2, column: 0 }],
    ['a', false, { row: 0, column: 0 }, null],
  ])('%s (shift %s) from %o leads to %o', (key, shift, from, to) => {
    expect(moved(from, key, shift, size)).toEqual(to);
  });
});
