import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { hammerInvoice } from '../testing/hammer-invoice.js';
import { Paper } from '../testing/paper.js';
import { COMMERCIAL_INVOICE } from './commercial-invoice.js';
import { type AnyDeclaration, derived, fallbacks, type HeaderDeclaration, type HeaderPass, totals } from './declaration.js';
import { amountAt, identifierAt, weightAt } from './labelled.js';
import { readHeader } from './read-fields.js';
import type { Understanding } from './understanding.js';

const PASSES: readonly HeaderPass[] = ['header', 'fallbacks', 'derived', 'totals'];

/** What some passes read of a paper, as bare values. */
function readBy(declared: AnyDeclaration['header'], paper: Paper, passes = PASSES): Record<string, unknown> {
  const text = readText({ pages: [paper.page()] });
  const read = passes.reduce<Understanding>((known, pass) => readHeader(declared, pass, text, known), { header: new Map(), lines: [] });
  return Object.fromEntries([...read.header].map(([field, { value }]) => [field, value]));
}

test('a field that is added to a declaration is read, and nothing else changes', () => {
  const paper = hammerInvoice().print(40, 750, 'Booking no.: BK-20417');
  const more: AnyDeclaration['header'] = { ...COMMERCIAL_INVOICE.header, booking_number: [identifierAt('booking_number')] };
  expect(readBy(more, paper)).toEqual({ ...readBy(COMMERCIAL_INVOICE.header, paper), booking_number: 'BK-20417' });
});

const FREIGHT: HeaderDeclaration<'freight' | 'insurance' | 'net_weight' | 'weight_unit'> = {
  freight: [amountAt('freight'), derived((_text, known) => known.get('insurance')), fallbacks(amountAt('other_charges'))],
  insurance: [fallbacks(amountAt('tax')), totals(amountAt('discount'))],
  net_weight: [weightAt('net_weight'), weightAt('gross_weight')],
};

test('each source is asked in its pass, and what was found before stays', () => {
  const paper = new Paper().print(40, 40, 'Other charges: 12.00').print(40, 70, 'Tax: 34.00').print(40, 100, 'Discount: 5.00');
  expect(readBy(FREIGHT, paper)).toEqual({ freight: '12.00', insurance: '34.00' });
  expect(readBy(FREIGHT, paper, ['header', 'derived', 'totals'])).toEqual({ insurance: '5.00' });
  expect(readBy(FREIGHT, paper, ['fallbacks', 'derived'])).toEqual({ freight: '12.00', insurance: '34.00' });
  expect(readBy(FREIGHT, new Paper().print(40, 40, 'Tax: 34.00'))).toEqual({ insurance: '34.00', freight: '34.00' });
});

test('a weight brings its unit', () => {
  expect(readBy(FREIGHT, new Paper().print(40, 40, 'Gross weight: 120 KG'))).toEqual({ net_weight: '120', weight_unit: 'KG' });
});
