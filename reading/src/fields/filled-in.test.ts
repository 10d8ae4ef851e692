import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';

const buyerOn = (...lines: readonly string[]): (string | undefined)[] => {
  const { name, address } = pickParty(readText(fileOf(new Paper().lines(40, 100, lines))), ['buyer']);
  return [name?.value, address?.value].map((value) => value?.toString());
};

test.each([
  [['M/s. Alder Seva Kendra, Miraj'], ['Alder Seva Kendra', 'Miraj']],
  [
    ['M/s. Alder Dairy Farm', 'Vasad Road, Borsad'],
    ['Alder Dairy Farm', 'Vasad Road, Borsad'],
  ],
  [
    ['SOLD TO Alder Dairy Co-op', 'ADDRESS N4410 Hwy 80'],
    ['Alder Dairy Co-op', 'N4410 Hwy 80'],
  ],
  [
    ['To Alder Bros Vineyards', 'Farm 1188 Quay Road, Hanwood'],
    ['Alder Bros Vineyards', 'Farm 1188 Quay Road, Hanwood'],
  ],
])('what was filled in behind a word for a party is its name: %j', (lines, party) => {
  expect(buyerOn(...lines)).toEqual(party);
});

test.each([
  ['CUSTOMER COPY'],
  ['To be signed by the buyer, Alder Ltd'],
  ['To Bhiwandi'],
  ['Customer No. Alder 17, Miraj'],
  ['BUYER Alder Farm'],
])('%s names nobody', (line) => expect(buyerOn(line)[0]).toBeUndefined());

test('what stands below a firm and is no place is no address of it', () => {
  expect(buyerOn('Customer Alder Parts Pty Ltd', 'Invoice Number CT044865')).toEqual(['Alder Parts Pty Ltd', undefined]);
});
