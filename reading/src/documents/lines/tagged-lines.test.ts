import { expect, test } from 'vitest';
import { CERTAINTY, DOUBT } from '../../certainty.js';
import type { Line } from '../../lines/invoice-line.js';
import type { OpenDocument } from '../../open-document.js';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { type TestTag, taggedPage } from '../../testing/tagged-page.js';
import { TAGGED_LINES } from '../tuning.js';
import { linesByTags, withTags } from './tagged-lines.js';

const PAPER = new Paper().lines(40, 40, ['Ball 5 2.00 10.00', 'Hose 3 4.00 12.00', 'Sum 22.00']);
const TEXT = readText({ pages: [PAPER.page()] });
const ROLES = ['description', 'quantity', 'unit_price', 'total_price'] as const;

/** The first words of the page are the cells of two rows. */
const tagOf = (_word: string, at: number): TestTag | null => {
  const role = at < 8 ? ROLES[at % 4] : undefined;
  return role === undefined ? null : { role, isFirst: at % 4 === 0 };
};

function read(lines: readonly Line[]): OpenDocument {
  return { ...TEXT, type: 'CIV', tables: [], tagged: [taggedPage(TEXT, tagOf)], understood: { header: new Map(), lines } };
}

/** Rows of the rules: what some words of the page were read as. */
function ruled(rows: readonly Readonly<Record<string, string>>[]): Line[] {
  const words = TEXT.phrases.flatMap((phrase) => phrase.words.map((word) => ({ word, phrase })));
  return rows.map(
    (row) =>
      new Map(
        Object.entries(row).map(([field, value]) => {
          const found = words
            .filter(({ word }) => word.text === value)
            .map(({ word, phrase }) => ({ ...phrase, text: value, words: [word] }));
          return [field as 'quantity', { value, from: found, certainty: 1 }];
        }),
      ),
  );
}

test('where rules found no rows, those of the network are taken', () => {
  const { understood } = linesByTags(read([]), {});
  expect(understood?.lines.map((own) => own.get('total_price')?.value)).toEqual(['10.00', '12.00']);
});

test('a column that no row of the rules has comes from the network', () => {
  const rows = ruled([
    { description: 'Ball', total_price: '10.00' },
    { description: 'Hose', total_price: '12.00' },
  ]);
  const { understood } = linesByTags(read(rows), {});
  expect(understood?.lines.map((own) => [own.get('quantity')?.value, own.get('unit_price')?.value])).toEqual([
    ['5', '2.00'],
    ['3', '4.00'],
  ]);
});

test('what the rules read stays, and words that they took for something else are not taken twice', () => {
  const rows = ruled([
    { description: 'Ball', quantity: '2.00', total_price: '10.00' },
    { description: 'Hose', quantity: '4.00', total_price: '12.00' },
  ]);
  const { understood } = linesByTags(read(rows), {});
  expect(understood?.lines.map((own) => [own.get('quantity')?.value, own.has('unit_price')])).toEqual([
    ['2.00', false],
    ['4.00', false],
  ]);
});

test('cells of columns that the network alone tells are doubted, but for figures that prove each other', () => {
  const [first] = linesByTags(read([]), {}).understood?.lines ?? [];
  const doubt = CERTAINTY.table.column * DOUBT.guessedColumn;
  expect(first?.get('description')?.certainty).toBeLessThanOrEqual(doubt);
  expect(first?.get('total_price')?.certainty).toBeGreaterThan(doubt);
});

test('papers of very many rows are not tagged, nor are those whose type has no fields', () => {
  const many = Array.from({ length: TAGGED_LINES.mostRows + 1 }, () => new Map());
  expect([withTags(read(many), {}), withTags({ ...read([]), type: 'EML' }, {})]).toEqual([{}, {}]);
  expect(withTags(read([]), {}).tagged).toHaveLength(1);
});
