import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { unitsBeside } from './units-beside.js';

function kindOn(paper: Paper, count: string) {
  const document = readText(fileOf(paper));
  const from = document.phrases.filter(({ text }) => text.startsWith(count));
  const header = new Map([['packages', { value: count, from, certainty: 0.7 }]]);
  return unitsBeside({ ...document, understood: { header, lines: [] } }).understood.header.get('package_type')?.value;
}

test('the kind of packages stands beside their count, below it, or over its column', () => {
  expect(kindOn(new Paper().print(40, 100, '14').print(90, 100, 'CAIXAS'), '14')).toBe('CAIXAS');
  expect(kindOn(new Paper().print(40, 100, '184').print(40, 112, 'CARTONS'), '184')).toBe('CARTONS');
  expect(kindOn(new Paper().print(40, 80, 'BAGS').print(44, 100, '320'), '320')).toBe('BAGS');
  expect(kindOn(new Paper().print(40, 100, '14').print(90, 100, 'Paint in drums of many colours'), '14')).toBeUndefined();
});
