import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { rivalWord } from './rival-word.js';

function rivalOf(field: string, value: string, ...lines: string[]): string | null {
  const document = readText(fileOf(new Paper().lines(40, 100, lines)));
  return rivalWord(field, { value, from: [], certainty: 1 }, document);
}

test('a kind of packages has a rival where the paper names another kind, and none where it counts goods', () => {
  expect(rivalOf('package_type', 'PKGS', 'No. of PKGS', '12 ctn')).toBe('ctn');
  expect(rivalOf('package_type', 'Carton(s)', 'Packed in carton', '400 PCS')).toBeNull();
  expect(rivalOf('package_type', 'Cartons', 'Package type', 'No. of PKGS', 'Junction box IP65, 3 pole')).toBeNull();
});

test('a kind that stands with the count of all packages has no rival', () => {
  const list = new Paper().print(200, 40, 'PACKING LIST', 16).print(40, 90, 'Packages: 12 cartons').print(40, 120, 'on 2 pallets');
  const confidence = extractDocument(fileOf(list)).segments[0]?.header['package_type']?.confidence ?? 0;
  expect(confidence).toBeGreaterThan(0.9);
});

test('who pays freight is open where one line offers both ways', () => {
  expect(rivalOf('freight_terms', 'PREPAID', 'Prepaid ___ Collect X')).toContain('Collect X');
  expect(rivalOf('freight_terms', 'PREPAID', 'Charges are prepaid unless marked collect')).toBeNull();
});
