import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { issuerOf } from './issuer.js';

const BUYER = ['Nordlicht Kontor GmbH', 'Speicherweg 3', '20457 Hamburg'];

test('a name set large and told again before an address on one line issued the paper, without a form of company', () => {
  const line = 'Holzwerk Birkensee, Inh. Jens Birke, Dorfstr. 8, 17268 Birkensee';
  const paper = new Paper().print(40, 40, 'Holzwerk Birkensee', 18).print(40, 110, line, 6).lines(40, 126, BUYER);
  const { name, address } = issuerOf(readText(fileOf(paper)));
  expect([name?.value, address?.value]).toEqual(['Holzwerk Birkensee', 'Dorfstr. 8, 17268 Birkensee']);
});

test('a line of somebody whose name stands nowhere else says nothing of who issued the paper', () => {
  const paper = new Paper().print(300, 40, 'Packed for Birkensee, Dorfstr. 8, 17268 Birkensee').lines(40, 126, BUYER);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('Nordlicht Kontor GmbH');
});
