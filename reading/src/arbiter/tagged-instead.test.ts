import { expect, test } from 'vitest';
import type { Understood } from '../fields/field-reading.js';
import { readText } from '../pipeline.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { Paper } from '../testing/paper.js';
import { taggedPage } from '../testing/tagged-page.js';
import { taggedInstead } from './tagged-instead.js';

const TEXT = readText({ pages: [new Paper().lines(40, 40, ['KESTREL LTD', 'Gross 412.50 kg', 'Net 380.00 kg']).page()] });

/** The gross weight that stays, where 380.00 was read so certainly, and the network says this (logit) of 412.50. */
function weightOf(certainty: number, logit: number): unknown {
  const page = taggedPage(TEXT, () => null);
  const at = RANKED_FIELDS.findIndex(({ field }) => field === 'gross_weight');
  const fields = new Float32Array(page.words.length * RANKED_FIELDS.length).fill(-5);
  fields[page.words.findIndex(({ word }) => word.text === '412.50') * RANKED_FIELDS.length + at] = logit;
  const before: Understood = { value: '380.00', from: TEXT.phrases.slice(2, 3), certainty };
  const understood = { header: new Map([['gross_weight' as const, before]]), lines: [] };
  const document = { ...TEXT, ranking: new Map([['gross_weight', []]]), understood, tagged: [{ ...page, tags: { ...page.tags, fields } }] };
  return (taggedInstead(document).understood?.header ?? understood.header).get('gross_weight')?.value;
}

test('a value of which little is left gives way to what the network finds likely', () => {
  expect(weightOf(0.3, 4)).toBe('412.50');
});

test('what is not so poor stays, and so does what the network knows nothing better for', () => {
  expect([weightOf(0.6, 4), weightOf(0.3, 1)]).toEqual(['380.00', '380.00']);
});
