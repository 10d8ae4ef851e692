import { expect, test } from 'vitest';
import { withoutMeasures } from './measures.js';

test.each([
  ['olive oil 750ml', 'olive oil'],
  ['rope 8 mm x 30 m', 'rope'],
  ['shelf 60x30x2 cm', 'shelf'],
  ['cotton 95% elastane 5%', 'cotton elastane'],
  ['cell 18650', 'cell 18650'],
  ['led 24v strip', 'led strip'],
])('%s keeps %s', (text, kept) => {
  expect(withoutMeasures(text).replace(/\s+/g, ' ').trim()).toBe(kept);
});
