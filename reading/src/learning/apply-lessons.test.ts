import type { Place } from '@tallyport/contracts/document-extraction/readings';
import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { applyLessons } from './apply-lessons.js';
import type { Lesson, Taught } from './lesson.js';

/** A house style of one issuer: labels that no vocabulary knows, at places of its own. */
function invoice(number: string, terms: string, weight: string, shift = 0): Paper {
  return new Paper()
    .print(40, 40 + shift, 'Brightmoor Widgets')
    .print(400, 60 + shift, 'Our mark')
    .print(400, 74 + shift, number)
    .print(40, 120 + shift, `Shipping manner ${terms}`)
    .print(40, 150 + shift, 'Heaviness')
    .print(160, 150 + shift, `${weight} kgs`);
}

const lesson = (paper: Paper, taught: Record<string, Taught>): Lesson => ({
  text: readText(fileOf(paper)),
  taught: new Map(Object.entries(taught)),
});
const said = (value: string, place: Place | null = null): Taught => ({ value, place });
const read = (paper: Paper, lessons: readonly Lesson[]) => applyLessons('invoice', {}, readText(fileOf(paper)), lessons);

const first = lesson(invoice('BW-1041', 'by sea', '1,200.5'), {
  invoice_number: said('BW-1041'),
  payment_terms: said('by sea'),
  gross_weight: said('1200.5'),
});

test('the next paper is read where the first one taught to look: below, behind and beside the same words', () => {
  const { header, fields } = read(invoice('BW-2207', 'by air', '87.25'), [first]);
  expect(plain(header)).toEqual({ invoice_number: 'BW-2207', payment_terms: 'by air', gross_weight: '87.25' });
  expect(fields).toEqual(['invoice_number', 'payment_terms', 'gross_weight']);
  expect(header['invoice_number']).toMatchObject({ method: 'learnt', place: { page: 1 } });
});

test('a form that was moved on the page is still the same form', () => {
  expect(plain(read(invoice('BW-2207', 'by air', '87.25', 90), [first]).header)['invoice_number']).toBe('BW-2207');
});

test('one lesson leaves a doubt, two that agree do not', () => {
  const second = lesson(invoice('BW-1300', 'by road', '4'), { invoice_number: said('BW-1300') });
  const sureBy = (...lessons: Lesson[]) => read(invoice('BW-2207', 'by air', '1'), lessons).header['invoice_number']?.confidence ?? 0;
  expect(sureBy(first)).toBeLessThan(0.9);
  expect(sureBy(second, first)).toBeGreaterThanOrEqual(0.9);
});

test('a value that the lesson does not show teaches nothing, nor does one that stands there twice', () => {
  const unseen = lesson(invoice('BW-1041', 'by sea', '3'), { invoice_number: said('BW-9999') });
  const twice = lesson(invoice('BW-1041', 'BW-1041', '3'), { invoice_number: said('BW-1041') });
  expect(read(invoice('BW-2207', 'by air', '3'), [unseen, twice]).fields).toEqual([]);
});

test('where a person pointed counts, also where the value stands twice', () => {
  const place = { page: 1, boxes: [{ x: 395 / 600, y: 72 / 840, width: 60 / 600, height: 14 / 840 }], address: null };
  const pointed = lesson(invoice('BW-1041', 'BW-1041', '3'), { invoice_number: said('BW-1041', place) });
  expect(plain(read(invoice('BW-2207', 'by air', '3'), [pointed]).header)).toEqual({ invoice_number: 'BW-2207' });
});

test('print that is no value of the field changes nothing, and another form is left alone', () => {
  expect(read(invoice('BW-2207', 'by air', 'unknown'), [first]).fields).not.toContain('gross_weight');
  expect(read(new Paper().print(40, 40, 'Brightmoor Widgets').print(300, 300, 'Total 12'), [first]).fields).toEqual([]);
});
