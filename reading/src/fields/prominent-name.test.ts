import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { issuerOf } from './issuer.js';

const below = ['Workshop: 7 Iwo Road, by the Filling Station', 'Total 1,250.00', 'Thank you', 'for your order'];

test('a name that only its size tells issues the paper', () => {
  const paper = new Paper().print(40, 40, 'ALDER FABRICATION WORKS', 18).lines(40, 90, below, 9);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('ALDER FABRICATION WORKS');
});

test('a title in large print names nobody', () => {
  const paper = new Paper().print(40, 40, 'COMMERCIAL INVOICE', 18).lines(40, 90, below, 9);
  expect(issuerOf(readText(fileOf(paper))).name).toBeNull();
});

test('a name that a narrow column broke is told whole', () => {
  const lines = ['Alder Shellfish', '(Mersea) Ltd', 'Packing Shed 2', 'Coast Road', 'Essex CO5 8LT'];
  const paper = new Paper().lines(400, 100, lines).print(40, 100, 'TAX INVOICE', 16);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('Alder Shellfish (Mersea) Ltd');
});

test.each([
  [['STAALHANDEL', 'ALDER BOUW'], 'STAALHANDEL ALDER BOUW'],
  [['BRASSERIE & BOISSONS', 'ALDER-LEROY SPRL'], 'BRASSERIE & BOISSONS ALDER-LEROY SPRL'],
])('a logo of two lines in the same print is one name: %j', (logo, name) => {
  const paper = new Paper().lines(40, 40, logo, 18).lines(40, 100, below, 9);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe(name);
});
