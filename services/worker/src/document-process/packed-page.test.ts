import { expect, test } from 'vitest';
import type { ParsedPage } from './open-file.js';
import { packed, unpacked } from './packed-page.js';

test('a page arrives as it was sent', () => {
  const parsed: ParsedPage = {
    kind: 'read',
    page: {
      number: 3,
      width: 595.28,
      height: 841.89,
      method: 'text layer',
      words: [
        { text: '发票', box: { x: 0.1, y: 1 / 3, width: 0.25, height: 0.01 }, confidence: 1 },
        { text: 'two\nlines', box: { x: 0.5, y: 0.75, width: 1e-6, height: 0.02 }, confidence: 0.37 },
      ],
      cells: [{ address: 'A1', row: 0, column: 0, text: '发票', box: { x: 0, y: 0, width: 1, height: 1 }, columnSpan: 1, rowSpan: 1 }],
      rules: [{ x: 0, y: 0.5, width: 1, height: 0.001 }],
      flags: [],
    },
  };
  expect(unpacked(structuredClone(packed(parsed)))).toEqual(parsed);
});

test('of a scanned page there is nothing to pack', () => {
  const scan: ParsedPage = { kind: 'scan', width: 595, height: 842, dpi: 200, unseen: ['SAMPLE'] };
  expect(unpacked(structuredClone(packed(scan)))).toEqual(scan);
});
