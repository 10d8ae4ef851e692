import { expect, test } from 'vitest';
import { isAddressLine } from './address-lines.js';

test.each([
  'Cape Town 8028',
  'Tacoma, WA 98492',
  'London SE23 1EJ',
  'ZI Sud, 73 route de Dijon',
  'Ind. Norte, nave 53',
  'Belgium',
  'Klang, Malaysia',
  '3rd Floor',
])('%s is no name', (line) => {
  expect(isAddressLine(line)).toBe(true);
});

test.each([
  'Hanbit Electric Company, Inc.',
  'Jean de la Fontaine',
  'Studio 54',
  'Smith, Jones',
  'Road King Ltd',
  'Bayern 1850 GmbH',
  'by ACRE',
])('%s may be one', (line) => {
  expect(isAddressLine(line)).toBe(false);
});
