import { describe, expect, test } from 'vitest';
import { csvText } from './csv-text.js';

const cell = (value: string | number | null) => csvText(['head'], [[value]]).split('\r\n')[1];

describe('fault 106: a cell in a table of comma separated values', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', "=cmd|' /C calc'!A0"])('%j begins no formula', (value) => {
    expect(cell(value)?.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('keeps what it says otherwise, quoted where it must be', () => {
    expect([cell('Wattle "& Co", Sydney'), cell('a\nb'), cell(null), cell(-4), cell('S00001234')]).toEqual([
      '"Wattle ""& Co"", Sydney"',
      '"a\nb"',
      '',
      '-4',
      'S00001234',
    ]);
  });
});
