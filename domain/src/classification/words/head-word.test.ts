import { expect, test } from 'vitest';
import { headWordOf } from './head-word.js';

test.each([
  ['folding canvas chair with armrests', 'chair'],
  ['handles for brooms', 'handle'],
  ['ladder, aluminium, folding', 'ladder'],
  ['set of spanners', 'spanner'],
  ['', undefined],
])('%s is named by %s', (text, head) => {
  expect(headWordOf(text)).toBe(head);
});
