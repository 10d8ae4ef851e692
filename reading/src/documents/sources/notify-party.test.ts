import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { notifyOf } from './notify-party.js';

test('a notify party that is the consignee ends before the caption of the next box', () => {
  const paper = new Paper().print(40, 40, 'Notify Party: AS CONSIGNEE 9. Final inland haulage by');
  expect(notifyOf(readText({ pages: [paper.page()] }))?.value).toBe('AS CONSIGNEE');
});

test('a telephone behind the address of a notify party is no part of it', () => {
  const paper = new Paper().print(40, 40, 'Notify party').lines(40, 54, ['Britannia Perishables Ltd', 'Heathrow TW6 3UA 0208 555 0171']);
  expect(notifyOf(readText({ pages: [paper.page()] }))?.value).toBe('Britannia Perishables Ltd Heathrow TW6 3UA');
});
