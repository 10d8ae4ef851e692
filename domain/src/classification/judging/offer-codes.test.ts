import { expect, test } from 'vitest';
import type { TariffEntry } from '../tariff-entry.js';
import { codesToExplain, offerCodes } from './offer-codes.js';

const entry = (code: string, name: string, source: TariffEntry['source'] = 'nomenclature', phrases: string[] = []): TariffEntry => ({
  code,
  name,
  phrases,
  source,
});
const ENTRIES = Map.groupBy(
  [
    entry('961700', 'vacuum flasks', 'word-list', ['thermos', 'insulated mug']),
    entry('961700', 'Vacuum flasks and other vacuum vessels'),
    entry('9617', 'Vacuum vessels, complete'),
    entry('96', 'Miscellaneous manufactured articles'),
  ],
  ({ code }) => code,
);

test('codes are offered with the tariff’s own words first, short words as notes, and what they stand under; not by the names of products', () => {
  const { offered } = offerCodes(
    { key: 'flask', description: 'Flask' },
    [{ code: '9617000010', name: 'Our flask', because: 'our flask', source: 'near product' }],
    ENTRIES,
  );
  expect(offered).toEqual([
    {
      code: '9617000010',
      text: 'Vacuum flasks and other vacuum vessels',
      notes: ['vacuum flasks', 'thermos', 'insulated mug'],
      above: [
        { code: '9617', text: 'Vacuum vessels, complete' },
        { code: '96', text: 'Miscellaneous manufactured articles' },
      ],
    },
  ]);
});

test('a code of which the tariff says nothing has the name and the phrase that it was suggested with', () => {
  const { offered } = offerCodes(
    { key: 'x', description: 'x' },
    [{ code: '010121', name: 'Horses', because: 'pony', source: 'tariff' }],
    new Map(),
  );
  expect(offered).toEqual([{ code: '010121', text: 'Horses', notes: ['pony'], above: [] }]);
});

test('ten codes at most, and a description that is no book', () => {
  const many = Array.from({ length: 12 }, (_, place) => ({ code: `${100_000 + place}`, name: '', because: '', source: 'tariff' as const }));
  const { description, offered } = offerCodes({ key: 'x', description: 'x'.repeat(5_000) }, many, new Map());
  expect([description.length, offered.length]).toEqual([400, 10]);
  expect(codesToExplain(many).slice(0, 4)).toEqual(['100000', '1000', '10', '100001']);
  expect(codesToExplain(many)).toHaveLength(12);
});
