import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { titledListDay, titledListNumber } from './titled-list.js';

test.each([
  ['BON DE LIVRAISON', 'N° BL-60553 du 18/06/2026', 'BL-60553', '2026-06-18'],
  ['PACKING LIST / DISTINTA COLLI', 'n. 188/E del 02/10/2026', '188/E', undefined],
  ['Delivery Note', 'DC-ALD-2026-00219', 'DC-ALD-2026-00219', undefined],
  ['COMMERCIAL INVOICE', 'No. 4471/26', undefined, undefined],
])('%s over %s', (title, line, number, day) => {
  const text = readText(fileOf(new Paper().lines(40, 40, [title, line])));
  expect([titledListNumber(text)?.value, day === undefined ? undefined : titledListDay(text)?.value]).toEqual([number, day]);
});

test('the number may stand behind the title on its line', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'LISTADO DE EMPAQUE / PACKING LIST N° 2627-0088')));
  expect(titledListNumber(text)?.value).toBe('2627-0088');
});
