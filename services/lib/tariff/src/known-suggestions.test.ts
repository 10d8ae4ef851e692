import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { expect, test } from 'vitest';
import type { GoodsReader } from './embedding/goods-reader.js';
import { KnownSuggestions } from './known-suggestions.js';

/** A tariff of one code, and a reader that says which goods it was asked about. */
function askable() {
  const asked: (readonly string[])[] = [];
  const reader = (): GoodsReader => ({
    isWhole: true,
    embeddingsOf: async (descriptions) => {
      asked.push(descriptions);
      return [];
    },
    close: async () => undefined,
  });
  const readers = { now: reader(), current: async () => readers.now };
  const tableware = {
    code: '691110',
    name: 'Tableware of porcelain',
    phrases: ['Tableware of porcelain'],
    source: 'nomenclature',
  } as const;
  const known = new KnownSuggestions(buildTariffIndex([tableware]), readers);
  return { asked, known, becomesAnother: () => Object.assign(readers, { now: reader() }) };
}

test('Goods that came before, or twice at once, are not worked out again', async () => {
  const { asked, known } = askable();
  const first = await known.suggest(['porcelain mug', 'steel bolt', 'porcelain mug']);
  const again = await known.suggest(['steel bolt', 'porcelain mug', 'cotton shirt']);
  expect(asked).toEqual([['porcelain mug', 'steel bolt'], ['cotton shirt']]);
  expect(first).toHaveLength(3);
  expect([first[2], again[0], again[1]]).toEqual([first[0], first[1], first[0]]);
});

test('What was worked out without meanings is worked out again with them', async () => {
  const { asked, known, becomesAnother } = askable();
  await known.suggest(['porcelain mug']);
  becomesAnother();
  await known.suggest(['porcelain mug']);
  expect(asked).toEqual([['porcelain mug'], ['porcelain mug']]);
});
