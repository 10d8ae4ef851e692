import { fieldWords } from '@tallyport/domain/freight-export/compare/place-words';
import { SHIPMENT } from '@tallyport/domain/freight-export/shipment/layout';
import type { AnyRow } from '@tallyport/domain/freight-export/xml/layout';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportPlaces } from '../../i18n/en/export-places.js';
import { i18n, speak } from '../../i18n/i18n.js';
import { placeWords } from './place-words.js';

function wordsOf(rows: readonly AnyRow[]): string[] {
  return rows.flatMap((row) => {
    if ('text' in row) return [];
    if ('part' in row) return [fieldWords(row.part), ...wordsOf(row.rows)];
    return 'list' in row ? wordsOf(row.rows) : [fieldWords(row.field)];
  });
}

test('every value of a message has a word for its place', () => {
  const known = new Set<string>(Object.keys(exportPlaces.fields));
  expect(wordsOf(SHIPMENT).filter((word) => !known.has(word))).toEqual([]);
});

describe.each([
  ['en', 'Invoice NB-26-0917, line 3, quantity unit', 'HS code', 'Packing line 2'],
  ['zh', '发票 NB-26-0917、第3行、数量单位', '税则编码', '装箱行 2'],
] as const)('in %s', (language, line, code, packing) => {
  beforeAll(() => speak(language, ['entry', 'operations']));

  test('a place is said part by part, and what has no word stays as it is', () => {
    const said = ['Invoice NB-26-0917, line 3, quantity unit', 'HS code', 'Packing line 2', 'Total weight'];
    expect(said.map((place) => placeWords(i18n.t, place))).toEqual([line, code, packing, 'Total weight']);
  });
});
