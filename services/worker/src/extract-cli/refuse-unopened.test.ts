import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { refuseUnopened } from './refuse-unopened.js';

test('what judges the reader is not explained, whatever it is called, and every other paper is', () => {
  const paper = Buffer.from('a paper that nobody opens');
  const unopened = new Set([createHash('sha256').update(paper).digest('hex')]);
  expect(() => refuseUnopened(paper, unopened)).toThrow('stays unopened');
  expect(() => refuseUnopened(Buffer.from('another paper'), unopened)).not.toThrow();
});
