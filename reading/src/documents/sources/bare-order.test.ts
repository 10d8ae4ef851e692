import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { bareOrder } from './bare-order.js';

test.each([
  ['Order No: MP-66180', 'MP-66180'],
  ['Our order No: MP-66180', undefined],
  ['Order confirmation No: MP-66180', undefined],
])('%s', (line, number) => {
  expect(bareOrder(readText(fileOf(new Paper().print(40, 100, line))))?.value).toBe(number);
});
