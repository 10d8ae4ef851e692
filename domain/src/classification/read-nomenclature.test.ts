import { expect, test } from 'vitest';
import { nomenclatureFormatOf, readNomenclature } from './read-nomenclature.js';

test('The columns tell the format', () => {
  expect(nomenclatureFormatOf(['section', 'hscode', 'description'])).toBe('harmonized-system');
  expect(nomenclatureFormatOf(['tariff_item', 'unit', 'description'])).toBe('national-schedule');
  expect(nomenclatureFormatOf(['code', 'text'])).toBeUndefined();
});

test('Rows without a code of the tariff or without text are left out', () => {
  const rows = [
    { hscode: '90', description: 'Optics' },
    { hscode: 'TOTAL', description: 'All goods' },
    { hscode: '900510', description: '' },
  ];
  expect(readNomenclature(rows, 'harmonized-system')).toEqual([{ code: '90', name: 'Optics', phrases: [], source: 'nomenclature' }]);
});

test('National items speak for the six digits that they begin with', () => {
  const rows = [
    { tariff_item: '9005.10.00', description: '- Binoculars' },
    { tariff_item: '9005.10.90', description: '--- For theatres' },
  ];
  expect(readNomenclature(rows, 'national-schedule')).toEqual([
    { code: '900510', name: 'Binoculars', phrases: ['For theatres'], source: 'nomenclature' },
  ]);
});
