import { shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { renderOnDesk } from '../../testing/desk.js';
import { WhereFrom } from './where-from.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const place = { page: 2, boxes: [], address: null };
const source = { file: 'factur-x.xml', term: 'BT-112', printed: null };
const OF_DATA = 'from the data inside the file (factur-x.xml, BT-112)';

function said(...more: Parameters<typeof shownValue>): string[] {
  renderOnDesk(<WhereFrom value={shownValue(...more)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a value that the file’s own data and the page both say tells both', () => {
  const value = { method: 'embedded data', place, raw: '119.00', embedded: source } as const;
  expect(said('119.00', value)).toEqual([OF_DATA, 'page 2']);
});

test('where the page says otherwise, it tells what the page says', () => {
  const embedded = { ...source, printed: '129.00' };
  expect(said('119.00', { method: 'embedded data', place, raw: '129.00', confidence: 0.8, embedded })).toEqual([
    OF_DATA,
    'the page says 129.00',
    'page 2',
    '80 % sure',
  ]);
});

test('what only the data say is printed on no page', () => {
  expect(said('119.00', { method: 'embedded data', embedded: source })).toEqual([OF_DATA, 'not printed on any page']);
});

test('what a bar code says stands where the code is', () => {
  const embedded = { file: 'Code128', term: 'AWB', printed: null };
  expect(said('176-12345675', { method: 'bar code', place, raw: '17612345675', embedded })).toEqual([
    'from a code on the page (Code128, AWB)',
    'page 2',
    'printed “17612345675”',
  ]);
});

test.each([
  ['net weight', 'not on the page, from “Net weight”'],
  ['tariff 84821000', 'not on the page, from “tariff item 84821000”'],
  ['12 CT × 24', 'not on the page, from “12 CT × 24”'],
])('what was inferred from %s says so in words', (raw, sentence) => {
  expect(said('12', { method: 'inferred', raw })).toEqual([sentence]);
});
