import { expect, test } from 'vitest';
import { explanation } from './explanation.js';

const place = { page: 2, boxes: [], address: null };

test('a value is told with its label, its rivals and the passes that it hangs on', () => {
  const told = explanation('paper.pdf', [
    {
      segment: { fromPage: 1, toPage: 2, type: 'CIV', title: 'Invoice', confidence: 0.9 },
      type: {
        by: 'title',
        title: 'Invoice',
        score: 2.04,
        signs: [{ sign: 'the label "Invoice No"', weight: 2.5 }],
        runnerUp: { type: 'other', name: 'purchase order', weight: 1.5, signs: [] },
      },
      lines: 3,
      values: [
        {
          field: 'invoice_number',
          line: null,
          value: 'A-17',
          place,
          method: 'text layer',
          confidence: 0.993,
          certainty: 0.98,
          label: {
            label: 'Invoice No',
            relation: 'inline',
            is_guess: false,
            is_source: true,
            rivals: [{ label: 'Ref', says: 'B-9', why: 'later' }],
          },
          column: null,
          checks: [{ name: 'kind', holds: false, says: 'it is a day' }],
          passes: [{ pass: 'labels/values', otherwise: null }],
          ranked: [{ value: 'A-17', chance: 0.9712 }],
          is_ranked: false,
        },
      ],
    },
  ]);
  expect(told.split('\n')).toEqual([
    'paper.pdf, pages 1 to 2: CIV (Invoice), 1 fields, 3 lines',
    '  the type is told by the title "Invoice", loud to 2.04',
    '    for it: the label "Invoice No", 2.5',
    '    next likely: other (purchase order), 1.5 in all',
    '  invoice_number = "A-17"',
    '    sure to 0.993: the reader to 0.98, the rest is the print',
    '    printed on page 2, from the text layer',
    '    given by the label "Invoice No", inline',
    '    not "B-9" at "Ref": not asked, the value was found before',
    '    fails: it is a day',
    '    the ranker: "A-17" to 0.971',
    '    without labels/values: nothing',
  ]);
});
