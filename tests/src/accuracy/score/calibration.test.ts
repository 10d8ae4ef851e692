import { expect, test } from 'vitest';
import { calibrationByChance, calibrationError, type Promised } from './calibration.js';

const values = (count: number, right: number, confidence: number): Promised[] =>
  Array.from({ length: count }, (_, index) => ({ confidence, isRight: index < right }));

test('values that come true as often as promised have no error', () => {
  expect(calibrationError(values(5, 4, 0.8))).toBeCloseTo(0);
  expect(calibrationError(values(1, 0, 1))).toBe(1);
});

test('of few values chance alone makes an error, of many hardly any', () => {
  expect(calibrationByChance(values(25, 25, 0.8))).toBeCloseTo(0.064, 3);
  expect(calibrationByChance(values(2500, 2500, 0.8))).toBeCloseTo(0.0064, 4);
  expect(calibrationByChance(values(5, 5, 1))).toBe(0);
});
