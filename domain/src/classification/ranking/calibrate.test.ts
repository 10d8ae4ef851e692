import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesOf, officialShare } from './calibrate.js';

const calibration = { floor: 0, slope: 0.5, official: 2 };

test('The best share is drawn towards what is usually right', () => {
  expect(chancesOf([0.9, 0.1], calibration)[0]).toBeCloseTo(0.75);
  expect(chancesOf([0.2, 0.2], calibration)[0]).toBeCloseTo(0.33);
});

test('A tiny share stays small', () => {
  expect(chancesOf([0.0001], calibration)[0]).toBeLessThan(0.05);
});

test('Goods that say much in the words of the nomenclature are surer, never quite sure', () => {
  expect(chancesOf([0.5, 0.1], calibration, officialShare(0.8, 20))[0]).toBeCloseTo(0.69);
  expect(chancesOf([0.5, 0.1], calibration, officialShare(0.8, 400))[0]).toBeCloseTo(0.83);
  expect(chancesOf([0.99, 0.005], calibration, 1)[0]).toBe(0.98);
});

test('Chances fall as the shares do and are together no more than one', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }), (weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0.5);
      const shares = weights.map((weight) => weight / sum).sort((left, right) => right - left);
      const chances = chancesOf(shares, calibration);
      expect(chances).toEqual([...chances].sort((left, right) => right - left));
      expect(chances.reduce((total, chance) => total + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
