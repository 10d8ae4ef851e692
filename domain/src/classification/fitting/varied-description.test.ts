import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.js';
import { VARIATIONS, variedDescription } from './varied-description.js';

const TEXT = 'Telescopes; binoculars, monoculars and other optical instruments, n.e.c. in heading no. 9005';

test.each(VARIATIONS)('A description %s keeps words of its text and is the same for a seed', (variation) => {
  const first = variedDescription(TEXT, variation, seededRandom(7));
  expect(first).toBe(variedDescription(TEXT, variation, seededRandom(7)));
  expect(first).not.toBe(TEXT);
  expect(first).not.toMatch(/n\.e\.c|heading/);
});

test('A text without goods in it gives none', () => {
  expect(variedDescription('Other, n.e.c. in heading no. 9005', 'misspelt', seededRandom(1))).toBeUndefined();
});
