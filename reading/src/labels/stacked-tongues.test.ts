import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

test('a caption in Chinese over the same one in English is one label, and all lines beside it are its value', () => {
  const paper = new Paper()
    .print(40, 100, '发货人')
    .print(40, 112, 'Consignor')
    .lines(200, 100, ['Alder Goods Ltd.', '4 Mill Road', 'Perth WA 6000']);
  const [label, ...more] = readText(fileOf(paper)).labels.filter(({ concepts }) => concepts.includes('shipper'));
  expect(more).toEqual([]);
  expect(label?.candidates[0]?.lines[0]?.text).toBe('Alder Goods Ltd.');
});
