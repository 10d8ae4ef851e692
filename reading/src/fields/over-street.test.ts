import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { fromStreet } from './over-street.js';

const addressIn = (lines: readonly string[]): string =>
  fromStreet(phrasesOf(new Paper().lines(40, 40, lines).page()))
    .map(({ text }) => text)
    .join(', ');

test.each([
  ['who it is for', ['Jane Alder', '5647 Cypress Road', 'Middleton, CA 94303']],
  ['whose house it is', ['JOHN ALDER - Prop.', '5647 Cypress Road']],
  ['a department', ['Accounts Payable', '5647 Cypress Road']],
  ['a department with a number', ['Einkauf / Gebäude 4', 'Quaystraße 200', '09116 Alderstadt']],
  ['what a house says of itself', ['For all your building materials', 'P.O. Box 4417']],
  ['a second name', ['Alder Trading Ltd', '5647 Cypress Road']],
  ['a remark in brackets', ['(AUTHORISED DEALER)', '5647 Cypress Road']],
])('an address begins below %s', (_, lines) => {
  expect(addressIn(lines)).toBe(lines.slice(1).join(', '));
});

test.each([
  ['the house', ['Quay House', '12 Church Road']],
  ['the quarter', ['Zona Industrial Norte', 'Rua 12']],
  ['a street without a number', ['Back Lane', 'Craven Arms SY7 8NP']],
  ['a town that reads like a name', ['Villa Nova', '1234 Santa Marta']],
])('and not below %s', (_, lines) => {
  expect(addressIn(lines)).toBe(lines.join(', '));
});
