import { expect, test } from 'vitest';
import { chanceOf } from './chance-of.js';

const candidates = [
  { value: 'B-2', from: [], chance: 0.7 },
  { value: 'A 17', from: [], chance: 0.2 },
];

test('a value has the chance of the candidate with its letters, and the likeliest other one is its rival', () => {
  expect(chanceOf('A-17', candidates)).toEqual({ own: 0.2, other: 0.7 });
  expect(chanceOf('B-2', candidates)).toEqual({ own: 0.7, other: 0.2 });
});

test('what no candidate says has no chance, and a field that was not ranked says nothing', () => {
  expect(chanceOf('C-3', candidates)).toEqual({ own: 0, other: 0.7 });
  expect(chanceOf('C-3', undefined)).toBeNull();
  expect(chanceOf(true, candidates)).toBeNull();
});

test('numbers are the same however they are written', () => {
  expect(chanceOf('12.50', [{ value: '12.5', from: [], chance: 0.9 }])).toEqual({ own: 0.9, other: 0 });
});
