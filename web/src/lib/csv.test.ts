import { expect, test } from 'vitest';
import { csvOf, inertCell, liveCell, tsvOf } from './csv.js';

test.each(['=HYPERLINK("http://x")', '+1+cmd', '@SUM(A1)', '-2+3+cmd|calc', '\t=1', '＝1+1', '＋1', '－1+1', '＠SUM(A1)'])(
  '%j is told as text, and pasted back as it was',
  (cell) => {
    expect(inertCell(cell)).toBe(`'${cell}`);
    expect(liveCell(inertCell(cell))).toBe(cell);
  },
);

test.each(['-12.50', '-1,234', 'LED - 12 W', '16,460.00', '', "'t Harde"])('%j stays what it is', (cell) => {
  expect(inertCell(cell)).toBe(cell);
  expect(liveCell(cell)).toBe(cell);
});

test('cells with commas, quotes and lines are quoted; the file says that it is UTF-8', () => {
  expect(
    csvOf([
      ['Item', 'LED "A", 12 W'],
      ['=1', 'a\nb'],
    ]),
  ).toBe('\uFEFFItem,"LED ""A"", 12 W"\r\n\'=1,"a\nb"\r\n');
});

test('what is copied has no line or tab inside a cell', () => {
  expect(
    tsvOf([
      ['a\tb', 'c\nd'],
      ['1', '2'],
    ]),
  ).toBe('a b\tc d\n1\t2');
});
