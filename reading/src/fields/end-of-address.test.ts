import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { partyOf } from './party.js';

const addressOf = (...lines: readonly string[]): string | undefined =>
  partyOf(phrasesOf(new Paper().lines(40, 40, ['Alder Foods GmbH', ...lines]).page()), 0.9).address?.value.toString();

test.each([
  'Leveret 07-10-2026',
  'RM-28114-01',
  'Mr. Choi +82 2 555 7140',
  'wir danken für Ihren Auftrag, den wir zu unseren Bedingungen buchen',
])('the address is whole before %s', (next) => {
  expect(addressOf('Am Hafen 9', '20457 Hamburg', next)).toBe('Am Hafen 9 20457 Hamburg');
});

test('what stands under a country behind the town is another address', () => {
  expect(addressOf('12-KM Quay Road, Sialkot-51310, Pakistan', 'Beacon Plaza, Edison, NJ')).toBe(
    '12-KM Quay Road, Sialkot-51310, Pakistan',
  );
});

test.each([
  ['a country under the town', ['Am Hafen 9', '20457 Hamburg', 'Germany']],
  ['a street under the town, as in Hungary', ['6300 Kalocsa', 'Ipari park 14.']],
  ['a house whose number reads like a code', ['UNIT 1904, WING SHING INDUSTRIAL', 'BUILDING, 26 NG FONG STREET']],
])('%s belongs to it', (_, lines) => {
  expect(addressOf(...lines)).toBe(lines.join(' '));
});

test('a day or the number of a customer in brackets is none of it', () => {
  expect(addressOf('Am Hafen 9, 20457 Hamburg (2026-06-27)')).toBe('Am Hafen 9, 20457 Hamburg');
});
