import { expect, test } from 'vitest';
import { isTownLine } from './town-line.js';

test.each([
  '60325 Frankfurt am Main',
  'DE 12345 Leipzig',
  'A-1010 Wien',
  '1012 AB Amsterdam',
  'Mountain View, CA 94043',
  'Fremont CA 94538',
  'London SE23 1EJ',
  'Toronto, ON M5V 2T6',
  'Dublin D02 X285',
  'Brisbane QLD 4000, Australia',
  'Hornby, Christchurch 8042',
  'TOKYO 101-0021',
])('%s has the code of a town', (line) => expect(isTownLine(line)).toBe(true));

test.each(['Bahnstr. 42', '1234 pieces', 'Invoice No.: 12345', '42 rue du stade', 'Germany'])('%s has none', (line) => {
  expect(isTownLine(line)).toBe(false);
});
