import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickPackages, pickWeight } from './measures.js';

const columns = (...rows: readonly (readonly [string, string, string])[]) => {
  const paper = new Paper().print(40, 60, 'No. of packages').print(300, 60, 'Weight (lbs)');
  for (const [index, [count, what, weight]] of rows.entries())
    paper
      .print(40, 74 + 14 * index, count)
      .print(140, 74 + 14 * index, what)
      .print(300, 74 + 14 * index, weight);
  return readText(fileOf(paper));
};

test('under a label that heads a column the whole paper has the total of its rows', () => {
  const text = columns(['28', '', '812'], ['16', '', '508'], ['44', 'GRAND TOTAL', '1,320']);
  expect([pickPackages(text, ['packages'])?.amount.value, pickWeight(text, ['gross_weight'])?.amount.value]).toEqual(['44', '1320']);
});

test('where none is printed it has their sum, and one figure is itself', () => {
  expect(pickPackages(columns(['28', 'skids', '812'], ['16', 'boxes', '508']), ['packages'])?.amount.value).toBe('44');
  expect(pickPackages(columns(['28', 'skids', '812']), ['packages'])?.amount.value).toBe('28');
});
