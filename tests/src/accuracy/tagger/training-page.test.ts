import type { ReadDocument } from '@tallyport/reading/document-model';
import { RANKED_FIELDS } from '@tallyport/reading/ranker/field-kinds';
import type { Namer } from '@tallyport/reading/tagger/page-signs';
import { expect, test } from 'vitest';
import { trainingPages } from './training-page.js';

const NAMER: Namer = { asLabel: () => [], asHead: () => [] };
const LINES = ['INVOICE K-77', 'Description Quantity Price Amount', 'Ball valve 5 2.00 10.00', 'Hose 3 4.00 12.00', 'Total USD 22.00'];

/** A page with these lines, their words beside each other. */
const PAGES: ReadDocument = {
  pages: [
    {
      number: 1,
      width: 600,
      height: 840,
      method: 'text layer',
      words: LINES.flatMap((line, row) =>
        line
          .split(' ')
          .map((text, at) => ({ text, box: { x: 0.1 + at * 0.15, y: 0.1 + row * 0.03, width: 0.1, height: 0.012 }, confidence: 1 })),
      ),
      cells: [],
      rules: [],
      flags: [],
    },
  ],
};

const gold = {
  document: 'kestrel.pdf',
  fields: { doc_type: 'CIV', invoice_number: 'K-77', due_date: null, vessel: 'MSC ANNA' },
  lines: [
    { description: 'Ball valve', quantity: 5, unit_price: 2, total_price: 10 },
    { description: 'Hose', quantity: 3, unit_price: 4, total_price: 12 },
  ],
};

test('each word is told its cell, whether a row begins on its line, and the spans of each field', () => {
  const [page] = trainingPages({ set: 'develop', name: 'kestrel.pdf', gold, pages: PAGES }, NAMER);
  const words = LINES.flatMap((line) => line.split(' '));
  const told = new Map(words.map((word, at) => [word, page?.roles[at]] as const));
  expect(['Ball', 'valve', '5', '2.00', '10.00', 'Total'].map((word) => told.get(word))).toEqual([1, 1, 3, 5, 6, 0]);
  expect(words.filter((_, at) => page?.starts[at] === 1)).toEqual(expect.arrayContaining(['Ball', 'Hose']));
  expect(page?.starts[words.indexOf('Total')]).toBe(0);
  const field = (name: string) => page?.fields[RANKED_FIELDS.findIndex((ranked) => ranked.field === name)];
  expect(field('invoice_number')).toEqual([[1]]);
  expect(field('due_date')).toEqual([]);
  expect(field('vessel')).toBeUndefined();
});
