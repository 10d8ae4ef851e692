import { expect, test } from 'vitest';
import { isEmptyValue } from './empty-values.js';

test.each([
  '',
  '-----',
  '____ / ____',
  'N/A',
  'n/a on annual declarations',
  'N/A - single consignment',
  'CONFIDENTIAL',
  'AVAILABLE TO CUSTOMS UPON REQUEST',
  '[Click here to enter text]',
  'Click or tap to enter a date.',
  'Choose an item.',
  '<enter name>',
  'Klicken Sie hier, um Text einzugeben.',
  'Haga clic aquí para escribir texto.',
  'XXXX',
])('%j says nothing', (text) => {
  expect(isEmptyValue(text)).toBe(true);
});

test.each(['Nagoya', 'N.A. Transport BV', 'Select Foods Ltd.', 'Enterprise Trading', 'Click Clack Toys', 'Type 3 adapter', '无锡'])(
  '%j says something',
  (text) => {
    expect(isEmptyValue(text)).toBe(false);
  },
);
