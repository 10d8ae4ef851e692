import { expect, test } from 'vitest';
import { EVIDENCE } from '../certainty.js';
import { fails } from '../checks/check.js';
import type { Understood } from '../fields/field-reading.js';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { chosen, type Weighed } from './chosen.js';

const { phrases } = readText({ pages: [new Paper().lines(40, 40, ['KESTREL LTD', 'ALDER LTD']).page()] });

function weighed(field: string, value: string, chance: number, isRanked = false): Weighed {
  const own: Understood = { value, from: phrases.filter(({ text }) => text === value), certainty: 0.7 };
  return { field, value: isRanked ? { ...own, isRanked: true } : own, chance };
}

const rival = (field: string, value: string, chance: number): Weighed => weighed(field, value, chance, true);

const told = (standing: readonly Weighed[], rivals: readonly Weighed[]): Record<string, unknown> =>
  Object.fromEntries(chosen(standing, rivals).map(({ field, value }) => [field, value.value]));

test('a field that is empty gets the likeliest rival that is likely enough', () => {
  const rivals = [rival('seller_name', 'ALDER LTD', EVIDENCE.fills), rival('seller_name', 'KESTREL LTD', EVIDENCE.fills + 0.1)];
  expect(told([], rivals)).toEqual({ seller_name: 'KESTREL LTD' });
  expect(told([], [rival('seller_name', 'ALDER LTD', EVIDENCE.fills - 0.01)])).toEqual({});
});

test('a value gives way to a rival that is so much likelier, and to no other', () => {
  const standing = [weighed('seller_name', 'ALDER LTD', 0.4)];
  expect(told(standing, [rival('seller_name', 'KESTREL LTD', 0.4 + EVIDENCE.likelier + 0.01)])).toEqual({ seller_name: 'KESTREL LTD' });
  expect(told(standing, [rival('seller_name', 'KESTREL LTD', 0.4 + EVIDENCE.likelier - 0.01)])).toEqual({ seller_name: 'ALDER LTD' });
});

test('what was seldom right is left out, but for long texts, of which a person keeps what is right', () => {
  const chance = EVIDENCE.leastOfRules - 0.01;
  const standing = ['seller_name', 'seller_address', 'payment_terms'].map((field) => weighed(field, 'ALDER LTD', chance));
  expect(Object.keys(told(standing, []))).toEqual(['seller_address', 'payment_terms']);
});

test('what the sums of a paper contradict fills no field', () => {
  const total = rival('goods_total', 'ALDER LTD', 0.9);
  const checks = [fails('sum', 'the lines add up to something else')];
  expect(told([], [{ ...total, value: { ...total.value, checks } }])).toEqual({});
});

test('the same words fill one field only, the likelier one', () => {
  const rivals = [rival('seller_name', 'ALDER LTD', 0.95), rival('buyer_name', 'ALDER LTD', 0.9)];
  expect(told([], rivals)).toEqual({ seller_name: 'ALDER LTD' });
});
