import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { packagesInNotes } from './packages-in-notes.js';

const counted = (...lines: string[]) => {
  const found = packagesInNotes(readText(fileOf(new Paper().lines(40, 100, lines))));
  return found === null ? null : `${found.amount.value} ${found.unit?.value}`;
};

test.each([
  ['Packed on 14 pallets. Net weight 906 kg.', '14 pallets'],
  ['Shipment No. 102-33117 · 11 pallets · 984.5 kg gross', '11 pallets'],
  ['700 cartons on 12 pallets. Gross weight 480 kg', '700 cartons'],
  ['295 pieces in 62 boxes, gross weight 815 kg', '62 boxes'],
  ['SHIPPED IN FOUR (4) PALLETS', '4 PALLETS'],
  ['Ursprung Schweiz. 1 Paket, 6.2 kg brutto.', '1 Paket'],
  ['10 boxes per carton, total 2,500 cartons', '2500 cartons'],
  ['Soap in cartons of 24 bars', null],
])('%s', (line, packages) => {
  expect(counted(line)).toBe(packages);
});

test('what packages weigh is counted before what else is said of packages', () => {
  expect(counted('Returns are taken in 2 boxes', '38 cartons, gross 486 kg')).toBe('38 cartons');
});

test('notes that count otherwise tell nothing', () => {
  expect(counted('38 cartons, gross 486 kg', '40 cartons, net 390 kg')).toBeNull();
});
