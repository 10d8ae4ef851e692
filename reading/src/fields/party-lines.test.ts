import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { isIdentity, isPrompt } from './party-lines.js';
import { pickParty } from './pick-party.js';

test.each(['Nummer', 'ID:', 'Spett.le', 'Exmo.(s) Sr.(s)', 'Herrn', 'Messrs.', 'Global number: 4333741000005 (GLN)', 'RIF: J-31115365-9'])(
  '%s only numbers a party',
  (line) => {
    expect(isIdentity(line)).toBe(true);
  },
);

test.each(['Alder Ltd.', 'P.O. Box: 12345', 'PIN: 396195', '12 Quay Street'])('%s does not', (line) => {
  expect(isIdentity(line)).toBe(false);
});

test('a form may tell what to do', () => {
  expect(isPrompt('Please check one if applicable.')).toBe(true);
  expect(isPrompt('Checkers Ltd.')).toBe(false);
});

test.each([
  ['its number stands over it', ['Nummer', 'Alder Foods Ltd.', '12 Quay Street', '1010 Auckland']],
  ['its number stands behind it', ['Alder Foods Ltd. ( 998325 )', '12 Quay Street', '1010 Auckland']],
  ['it is printed twice', ['ALDER FOODS LTD', 'Alder Foods Ltd.', '12 Quay Street', '1010 Auckland']],
  ['its telephone has a picture', ['Alder Foods Ltd.', '12 Quay Street', '1010 Auckland', '☎ +64 9 555 0123']],
])('a buyer is read where %s', (_where, lines) => {
  const { name, address } = pickParty(readText(fileOf(new Paper().print(40, 100, 'Buyer:').lines(40, 115, lines))), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Alder Foods Ltd.', '12 Quay Street 1010 Auckland']);
});

test('a customer number at the label of the buyer names nobody', () => {
  const paper = new Paper().lines(40, 100, ['Customer: 2', 'Your order AB321', 'Invoice # RE-507']);
  expect(pickParty(readText(fileOf(paper)), ['buyer'])).toEqual({ name: null, address: null });
});

test('a company between the label and its address is the party, though it is for its attention', () => {
  const paper = new Paper().lines(40, 100, ['Bill to:', 'Attn: Alder Foods Limited', '12B Quay Street', '1010 Auckland']);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Alder Foods Limited', '12B Quay Street 1010 Auckland']);
});
