import { expect, test } from 'vitest';
import { LikelyNames } from './likely-names.js';

const names = new LikelyNames<'loading' | 'discharge' | 'weight'>([
  ['port of loading', 'loading'],
  ['loading port', 'loading'],
  ['port of discharge', 'discharge'],
  ['gross weight', 'weight'],
  ['毛重', 'weight'],
]);

test('A text names what its words name elsewhere', () => {
  expect(names.nameOf('harbour of loading')).toMatchObject({ concept: 'loading' });
  expect(names.nameOf('weight gross')?.share).toBeGreaterThan(0.99);
});

test('Runs of letters tell of words that were never seen', () => {
  expect(names.nameOf('loaded')).toMatchObject({ concept: 'loading' });
});

test('Chinese is told by its signs', () => {
  expect(names.nameOf('总毛重')).toMatchObject({ concept: 'weight' });
});

test('What stands for several things alike is likely none of them', () => {
  expect(names.nameOf('port of')?.share).toBeLessThan(0.7);
});

test('A text without any known sign names nothing', () => {
  expect(names.nameOf('xyz')).toBeNull();
});
