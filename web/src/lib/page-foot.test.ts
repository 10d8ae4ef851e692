import { expect, test } from 'vitest';
import { pageRule } from './page-foot.js';

test('the foot of a page says what is printed, and which page of how many it is', () => {
  expect(pageRule('AEH7KY3TP, version 2', 'page [page] of [pages]')).toBe(
    '@page { @bottom-left { content: "AEH7KY3TP, version 2"; font-size: 8pt; color: black; } ' +
      '@bottom-right { content: "page " counter(page) " of " counter(pages) ""; font-size: 8pt; color: black; } }',
  );
});

test('a text ends no string of the rule', () => {
  expect(pageRule('a "b" \\ c\n} d', '[page]')).toContain('content: "a \\"b\\" \\\\ c } d";');
});
