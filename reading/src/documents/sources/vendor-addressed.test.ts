import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { withVendorAddressed } from './vendor-addressed.js';

const conceptsOn = (label: string) =>
  withVendorAddressed(readText(fileOf(new Paper().lines(40, 100, [`${label}: Alder Candles Ltd`, '900 Wax Avenue'])))).labels.flatMap(
    ({ concepts }) => concepts,
  );

test('an order goes to who sells and comes from who buys', () => {
  expect(conceptsOn('To')).toContain('seller');
  expect(conceptsOn('From')).toContain('buyer');
});

test('and bills whom it says', () => {
  expect(conceptsOn('Bill To')).toContain('buyer');
});
