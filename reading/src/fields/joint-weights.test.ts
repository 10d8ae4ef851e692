import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { pickWeight } from './measures.js';

const weights = (words: string) => {
  const text = readText({ pages: [new Paper().print(40, 40, words).page()] });
  return [pickWeight(text, ['net_weight']), pickWeight(text, ['gross_weight'])].map((weight) => [
    weight?.amount.value,
    weight?.unit?.value,
  ]);
};

test.each([
  ['Net / gross weight: 500.5 M.TONS / 501.25 M.TONS', ['500.5', 'T'], ['501.25', 'T']],
  ['Gross / net weight (kg): 1,250.5 / 1,200.5', ['1200.5', 'KG'], ['1250.5', 'KG']],
])('%s tells both weights in the order of the label', (words, net, gross) => {
  expect(weights(words)).toEqual([net, gross]);
});

test('a label for one weight has one', () => {
  expect(weights('Gross weight: 1,250.5 kg')[1]).toEqual(['1250.5', 'KG']);
});
