import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { formNumberOf } from './form-number.js';

/** A form of origin with something in the corner of its head. */
const form = (...corner: readonly (readonly [number, string])[]) =>
  readText({
    pages: [
      new Paper()
        .row(30, [[40, 'Alder Werke GmbH'], ...corner])
        .print(220, 60, 'CERTIFICATE OF ORIGIN', 14)
        .print(40, 400, 'Goods: 100 cartons of hammers')
        .print(40, 800, 'Hamburg, 9 May 2026')
        .page(),
    ],
  });

test.each([
  ['C 4471902', 'C 4471902'],
  ['No. CP 774 208', 'CP 774 208'],
  ['EUR.1 No A 884 0152', 'A 884 0152'],
  ['N°2219407', '2219407'],
  ['4471902', undefined],
  ['ORIGINAL', undefined],
])('%s in the head of a form is its number %s', (printed, number) => {
  expect(formNumberOf(form([400, printed]))?.value).toBe(number);
});

test('the letter of a number stands apart from its figures, and two numbers are none', () => {
  expect(formNumberOf(form([360, 'No A'], [410, '0377155']))?.value).toBe('A 0377155');
  expect(formNumberOf(form([260, 'C 4471902'], [400, 'D 5581344']))).toBeNull();
});
