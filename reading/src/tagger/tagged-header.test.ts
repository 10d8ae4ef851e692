import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { Paper } from '../testing/paper.js';
import { taggedPage } from '../testing/tagged-page.js';
import { taggedHeader } from './tagged-header.js';

const TEXT = readText({ pages: [new Paper().lines(40, 40, ['ALDER LTD', 'Gross 412.50 kg', 'Net 380.00 kg']).page()] });

/** What is found likeliest where the network says so much (logit) of some words for a field, and -5 of all others. */
function foundIn(field: string, told: Readonly<Record<string, number>>) {
  const page = taggedPage(TEXT, () => null);
  const at = RANKED_FIELDS.findIndex((ranked) => ranked.field === field);
  const fields = new Float32Array(page.words.length * RANKED_FIELDS.length).fill(-5);
  for (const [index, { word }] of page.words.entries()) fields[index * RANKED_FIELDS.length + at] = told[word.text] ?? -5;
  const { taggedHeader: header } = taggedHeader({ ...TEXT, tagged: [{ ...page, tags: { ...page.tags, fields } }] });
  return header.get(field)?.[0];
}

test('of each field the candidate is found of whose words the network says most', () => {
  expect(foundIn('gross_weight', { '412.50': 3, '380.00': 1 })).toMatchObject({ value: '412.50' });
  expect(foundIn('seller_name', { ALDER: 4, LTD: 2 })?.chance).toBeCloseTo(1 / (1 + Math.exp(-3)));
});

test('what the network rather finds no part of a field is no value of it', () => {
  expect(foundIn('gross_weight', { '412.50': -1 })).toBeUndefined();
});

test('nothing is found in a paper without tags', () => {
  expect(taggedHeader(TEXT).taggedHeader.size).toBe(0);
});
