import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { routeOf } from './route.js';

test('the sentence of the journey goes on below, and what another label says beside it is no part of it', () => {
  const paper = new Paper()
    .lines(40, 100, ['From: Port of Houston, Texas to Port', 'of Veracruz, Mexico'])
    .print(380, 100, 'Total Gross Weight (kgs): 2,722');
  const { from, to } = routeOf(readText(fileOf(paper)));
  expect([from?.value, to?.value]).toEqual(['Port of Houston, Texas', 'Port of Veracruz, Mexico']);
});
