import { expect, test } from 'vitest';
import { forgetWritten, lastWritten, noteWritten } from './last-written.js';

test('the own last write is asked for during half a minute', () => {
  noteWritten('work-order/1@4', 1_000);
  noteWritten(null, 2_000);
  expect(lastWritten(30_999)).toBe('work-order/1@4');
  expect(lastWritten(31_000)).toBeUndefined();
});

test('and not in another organisation', () => {
  noteWritten('work-order/1@4', 1_000);
  forgetWritten();
  expect(lastWritten(1_001)).toBeUndefined();
});
