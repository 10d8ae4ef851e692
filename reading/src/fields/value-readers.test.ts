import { expect, test } from 'vitest';
import { MOST } from '../certainty.js';
import { identifierAt } from '../documents/labelled.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

const numberOn = (paper: Paper) => identifierAt('invoice_number')(readText(fileOf(paper)));

test('a number that is broken behind a dash goes on below, and is doubted', () => {
  const number = numberOn(new Paper().print(300, 40, 'INVOICE NO.: JK20260417-').print(372, 52, '2'));
  expect(number?.value).toBe('JK20260417-2');
  expect(number?.certainty).toBe(MOST.cutShort);
});

test('a number goes on below a dash only where it has begun', () => {
  expect(numberOn(new Paper().print(300, 40, 'INVOICE NO.: N/').print(372, 52, '4471'))?.value).not.toBe('N/4471');
});

test('the sign of a number is no part of it, even without a space behind', () => {
  expect(numberOn(new Paper().print(300, 40, 'Invoice number:').print(390, 40, 'No.004417'))?.value).toBe('004417');
});
