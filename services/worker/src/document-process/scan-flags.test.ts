import type { Word } from '@tallyport/reading/document-model';
import { expect, test } from 'vitest';
import type { ScannedPage } from './open-file.js';
import { flagsOfScan } from './scan-flags.js';

const AS_STORED = { corners: null, turn: 0, skew: 0 } as const;
const scan = (facts: Partial<ScannedPage> = {}): ScannedPage => ({ kind: 'scan', width: 595, height: 842, dpi: 200, unseen: [], ...facts });
const words = (text: string): Word[] =>
  text.split(' ').map((word) => ({ text: word, box: { x: 0, y: 0, width: 1, height: 1 }, confidence: 1 }));
const kindsOf = (...of: Parameters<typeof flagsOfScan>): string[] => flagsOfScan(...of).map(({ kind }) => kind);

test('a straight scan that is fine enough needs no flag', () => {
  expect(kindsOf(scan(), AS_STORED, words('COMMERCIAL INVOICE'))).toEqual([]);
});

test('fault 79: how a page lay, and how coarse it is, is told', () => {
  expect(kindsOf(scan({ dpi: 72 }), { corners: null, turn: 90, skew: -7 }, [])).toEqual(['rotated', 'skewed', 'low resolution']);
});

test('fault 80: a hidden text layer that the picture does not show is told; that of an honest copier is not', () => {
  const shown = words('Total: 5,000.00 USD, Consignee Pacific');
  expect(kindsOf(scan({ unseen: ['Total', '1.00', 'approve', 'at', 'once'] }), AS_STORED, shown)).toEqual(['text disagrees with picture']);
  expect(kindsOf(scan({ unseen: ['Total:', '5,000.00', 'USD', 'Cons1gnee', 'Pacific'] }), AS_STORED, shown)).toEqual([]);
});
