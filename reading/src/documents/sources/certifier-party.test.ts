import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { certifierAs } from './certifier-party.js';

test.each([
  [['2. Certifier: Alder Peak Honey Ltd, 77 Depot Road, Hobart 7001, Australia', '3. Producer: as per field 2'], 'Alder Peak Honey Ltd'],
  [
    ['2. Certifier: Jane Birch, Logistics Manager, Alder Woods Sdn. Bhd., PLO 66, Johor', '3. Producer: Same as certifier'],
    'Alder Woods Sdn. Bhd.',
  ],
])('%j', (lines, name) => {
  const text = readText(fileOf(new Paper().lines(40, 100, lines)));
  expect(certifierAs('Producer')(text).name?.value).toBe(name);
});

test('who makes the goods is told, and certifies nothing', () => {
  const lines = ['2. Certifier: Alder Peak Honey Ltd, 77 Depot Road', '3. Producer: Birch Hives Ltd'];
  expect(certifierAs('Producer')(readText(fileOf(new Paper().lines(40, 100, lines)))).name).toBeNull();
});
