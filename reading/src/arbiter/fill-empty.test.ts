import { expect, test } from 'vitest';
import { openDocument } from '../open-document.js';
import type { Phrase } from '../page/phrases.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { fillEmpty } from './fill-empty.js';

const phrase = (text: string): Phrase => ({
  page: 1,
  text,
  words: [{ text, area: { left: 0, top: 0, right: 1, bottom: 1 }, confidence: 1 }],
  area: { left: 0, top: 0, right: 1, bottom: 1 },
  cell: { left: 0, top: 0, right: 1, bottom: 1 },
  address: null,
  method: 'text layer',
});
const candidate = (value: string, chance: number, from = phrase(value)): RankedCandidate => ({ value, from: [from], chance });

function filled(ranking: Record<string, readonly RankedCandidate[]>, known: Record<string, string> = {}) {
  const blank = openDocument([], { type: 'CIV', name: '', score: 1, title: null, isWhole: true });
  const header = new Map(Object.entries(known).map(([field, value]) => [field, { value, from: [], certainty: 1 }]));
  const document = { ...blank, understood: { header, lines: [] }, ranking: new Map(Object.entries(ranking)) };
  return Object.fromEntries([...fillEmpty(document).understood.header].map(([field, { value }]) => [field, value]));
}

test('a likely candidate fills an empty field, never surely, and an unlikely one leaves it empty', () => {
  expect(filled({ invoice_number: [candidate('A-17', 0.95)] })).toEqual({ invoice_number: 'A-17' });
  expect(filled({ purchase_order: [candidate('A-17', 0.5)] })).toEqual({});
});

test('what every invoice has is filled sooner', () => {
  expect(filled({ invoice_number: [candidate('A-17', 0.5)], packages: [candidate('12', 0.55)] })).toEqual({
    invoice_number: 'A-17',
    packages: '12',
  });
});

test('a value of the rules stays', () => {
  expect(filled({ invoice_number: [candidate('A-17', 0.99)] }, { invoice_number: 'B-1' })).toEqual({ invoice_number: 'B-1' });
});

test('two candidates that are alike likely leave the field empty', () => {
  expect(filled({ invoice_number: [candidate('A-17', 0.9), candidate('B-1', 0.85)] })).toEqual({});
});

test('the same words fill one field only', () => {
  const words = phrase('ALDER LTD');
  const ranking = { seller_name: [candidate('ALDER LTD', 0.9, words)], buyer_name: [candidate('ALDER LTD', 0.95, words)] };
  expect(filled(ranking)).toEqual({ buyer_name: 'ALDER LTD' });
});
