import { expect, test } from 'vitest';
import { scoreDocument } from '../score/score-document.js';
import { belowFloor } from './floors.js';

const gold = { fields: { doc_type: 'CIV', invoice_number: 'A-1', currency: 'USD' } };
const answerOf = (number: string) => ({ doc_type: 'CIV', fields: { invoice_number: number, currency: 'USD' }, lines: [], confidence: {} });

test('a type that is read less well than its floor is told, with both figures', () => {
  expect(belowFloor([scoreDocument('good', gold, answerOf('A-1'))])).toEqual([]);
  expect(belowFloor([scoreDocument('bad', gold, answerOf('B-7'))])).toEqual(['CIV: core 50.0 %, at least 98.0 %']);
});
