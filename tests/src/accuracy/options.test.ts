import { expect, test } from 'vitest';
import { readOptions } from './options.js';

test('without words all sets are scored, and nothing is kept', () => {
  expect(readOptions([])).toMatchObject({
    sets: ['samples', 'opened', 'unopened', 'specimens', 'unseen', 'develop', 'tuned', 'fresh', 'trade', 'report', 'held', 'sealed'],
    keep: null,
    isRecorded: false,
  });
});

test('one set, a count and a folder', () => {
  expect(readOptions(['--set', 'report', '--count', '12', '--keep', 'x'])).toMatchObject({ sets: ['report'], count: 12, keep: 'x' });
});

test('disguised papers are never those of closed sets, and stand in no record', () => {
  expect(readOptions(['--disguised'])?.sets).not.toContain('unopened');
  expect(readOptions(['--disguised', '--set', 'unopened'])).toBeNull();
  expect(readOptions(['--disguised', '--set', 'unseen'])).toBeNull();
  expect(readOptions(['--disguised', '--record'])).toBeNull();
});

test.each([[['--set', 'other']], [['--count', 'many']], [['--unknown']]])('%o cannot be understood', (words) => {
  expect(readOptions(words)).toBeNull();
});
