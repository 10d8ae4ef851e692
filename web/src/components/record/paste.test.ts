import { describe, expect, test } from 'vitest';
import { cellsOf, decimalOf } from './paste.js';

describe('what is pasted from a sheet', () => {
  test('is rows and cells', () => {
    expect(cellsOf('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(cellsOf('one')).toEqual([['one']]);
  });

  test('keeps tabs and line ends inside quotes, and quotes that stand in words', () => {
    expect(cellsOf('"two\nlines"\t"say ""so"""\t24" screen')).toEqual([['two\nlines', 'say "so"', '24" screen']]);
  });

  test('figures lose their grouping, and what is no figure stays', () => {
    expect(decimalOf('1,234.50')).toBe('1234.50');
    expect(decimalOf('−12')).toBe('-12');
    expect(decimalOf('1.234,56')).toBe('1.234,56');
    expect(decimalOf('1,5')).toBe('1,5');
  });
});
