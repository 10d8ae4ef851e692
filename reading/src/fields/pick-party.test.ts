import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';

test('whom a paper is for stands under its label, and the letterhead far beside it', () => {
  const paper = new Paper()
    .lines(40, 100, ['MESSRS.', 'Alder Instruments AB', 'Solna 88, 171 54 Solna, Sweden'])
    .lines(360, 100, ['Birch Optical Works, Ltd.', '2-14-8 Okaya-shi, Nagano 394-0045, Japan']);
  expect(pickParty(readText(fileOf(paper)), ['buyer']).name?.value).toBe('Alder Instruments AB');
});

test('a firm is addressed behind its label without a colon', () => {
  const paper = new Paper().lines(40, 100, [
    'Sold to Messrs. ALDER FRUIT GMBH',
    'AM SANDTOR 50, 20457 HAMBURG, GERMANY',
    'Shipped per S.S. BIRCH V. 2415W',
  ]);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['ALDER FRUIT GMBH', 'AM SANDTOR 50, 20457 HAMBURG, GERMANY']);
});
