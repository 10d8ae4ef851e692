import { expect, test } from 'vitest';
import { openDocument } from '../open-document.js';
import { phrasesOf } from '../page/phrases.js';
import { fileOf, Paper } from '../testing/paper.js';
import { candidatesIn } from './candidates.js';
import type { ValueKind } from './field-kinds.js';

function valuesOf(paper: Paper, kind: ValueKind): string[] {
  const { pages } = fileOf(paper);
  const phrases = pages.flatMap((page) => [...phrasesOf(page)]);
  const document = { ...openDocument(pages, { type: 'CIV', name: '', score: 1, title: null, isWhole: true }), phrases };
  return candidatesIn(document)
    .filter((candidate) => candidate.kind === kind)
    .map(({ value }) => value);
}

test('a phrase is a candidate, and what stands behind its colon is another', () => {
  const paper = new Paper().print(40, 40, 'Rechnung Nr.: RE-2026/17');
  expect(valuesOf(paper, 'number')).toContain('RE-2026/17');
});

test('lines below each other are an address, with and without the last ones', () => {
  const paper = new Paper().print(40, 40, '12 Mill Lane').print(40, 52, 'Leeds LS1 4AP').print(40, 64, 'United Kingdom');
  expect(valuesOf(paper, 'address')).toEqual(
    expect.arrayContaining(['12 Mill Lane', '12 Mill Lane Leeds LS1 4AP', '12 Mill Lane Leeds LS1 4AP United Kingdom']),
  );
});

test('days, and amounts with cents, are candidates wherever they stand', () => {
  const paper = new Paper().print(40, 40, 'payable by 2026-04-30 at the latest').print(300, 90, 'EUR 1,204.50');
  expect(valuesOf(paper, 'day')).toEqual(['2026-04-30']);
  expect(valuesOf(paper, 'amount')).toEqual(['1204.50']);
});

test('a percentage is no amount', () => {
  expect(valuesOf(new Paper().print(40, 40, 'USD 19.00 %'), 'amount')).toEqual([]);
});
