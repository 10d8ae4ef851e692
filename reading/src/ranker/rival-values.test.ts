import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import type { Candidate } from './candidates.js';
import { RivalValues } from './rival-values.js';

const [first] = phrasesOf(new Paper().print(40, 40, '1').page());
const candidates = (...values: string[]): Candidate[] =>
  values.map((value) => ({ kind: 'amount', value, from: [], first: first as Candidate['first'], before: '', behind: '' }));

test('a total is the sum of two others, the greatest, and stands twice where it is printed twice', () => {
  const rivals = new RivalValues(candidates('240.00', '90.00', '330.00', '330.00', '-3.00'), true);
  expect([rivals.greatest, rivals.timesOf('330.00'), rivals.rankOf(330), rivals.rankOf(90)]).toEqual([330, 2, 0, 2]);
  expect([rivals.isSum(330), rivals.isSum(240), rivals.isSum(0)]).toEqual([true, false, false]);
});

test('twice a number is no sum of two, and among many numbers a sum says nothing', () => {
  expect(new RivalValues(candidates('45.00', '90.00'), true).isSum(90)).toBe(false);
  const many = Array.from({ length: 70 }, (_, index) => `${index + 1}.00`);
  expect(new RivalValues(candidates(...many, '120.00'), true).isSum(120)).toBe(false);
});

test('texts are only counted', () => {
  const rivals = new RivalValues(candidates('Acme', 'Acme', 'Tern'), false);
  expect([rivals.timesOf('Acme'), rivals.greatest]).toEqual([2, 0]);
});
