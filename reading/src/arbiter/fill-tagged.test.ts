import { expect, test } from 'vitest';
import type { OpenDocument } from '../open-document.js';
import { readText } from '../pipeline.js';
import { candidatesIn } from '../ranker/candidates.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { Paper } from '../testing/paper.js';
import { taggedPage } from '../testing/tagged-page.js';
import { fillTagged } from './fill-tagged.js';

const TEXT = readText({ pages: [new Paper().lines(40, 40, ['KESTREL LTD', 'Gross 412.50 kg', 'Net 380.00 kg']).page()] });

/** The paper as the network finds each word of a text the value of a field (logit), and as the ranker finds it so likely. */
function filled(field: string, word: string, logit: number, chance: number, type: OpenDocument['type'] = 'PKL'): unknown {
  const page = taggedPage(TEXT, () => null);
  const at = RANKED_FIELDS.findIndex((ranked) => ranked.field === field);
  const fields = Float32Array.from({ length: page.words.length * RANKED_FIELDS.length }, () => -5);
  for (const [index, own] of page.words.entries()) if (own.word.text === word) fields[index * RANKED_FIELDS.length + at] = logit;
  const kind = RANKED_FIELDS[at]?.kind;
  const candidates = candidatesIn(TEXT).filter(
    (candidate) => candidate.kind === kind && candidate.from.some(({ text }) => text.includes(word)),
  );
  const ranking = new Map([[field, candidates.map(({ value, from }) => ({ value, from, chance }))]]);
  const document = { ...TEXT, type, ranking, tagged: [{ ...page, tags: { ...page.tags, fields } }] };
  return fillTagged(document).understood.header.get(field)?.value;
}

test('what the network and the ranker both find likely fills an empty field', () => {
  expect(filled('gross_weight', '412.50', 5, 0.1)).toBe('412.50');
});

test('one of them alone fills none', () => {
  expect(filled('gross_weight', '412.50', 5, 0.01)).toBeUndefined();
  expect(filled('gross_weight', '412.50', 3, 0.9)).toBeUndefined();
  expect(filled('gross_weight', '412.50', -1, 0.9)).toBeUndefined();
});

test('papers without invoices get no number of one', () => {
  expect(filled('invoice_number', '412.50', 5, 0.9)).toBeUndefined();
});
