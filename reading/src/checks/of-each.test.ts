import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { ofEach } from './of-each.js';

function told(field: string, words: string): string | null {
  const { phrases } = readText(fileOf(new Paper().print(40, 40, words)));
  return ofEach(field, { value: '60', from: phrases, certainty: 1 });
}

test.each(['New jute bags of 60 kg net each', '60 kg per bag', '60 kg cada uno'])('%s is the weight of one package', (words) => {
  expect(told('net_weight', words)).not.toBeNull();
});

test.each([
  ['net_weight', 'Net weight 60 kg'],
  ['packages', '60 bags of 60 kg each'],
])('%s: nothing is said of %s', (field, words) => {
  expect(told(field, words)).toBeNull();
});
