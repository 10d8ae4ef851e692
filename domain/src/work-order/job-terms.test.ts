import { expect, test } from 'vitest';
import { comparedText, termsOfPaper, wordsOf } from './job-terms.js';

const value = (said: string | null) => ({ value: said }) as never;

test('a paper lets its job be found by its numbers and its parties, each once', () => {
  const terms = termsOfPaper('waybill', {
    withdrawn: false,
    fields: {
      bl_number: value('CLNB2603117'),
      house_number: value('CLNB2603117'),
      vessel: value(' MV  Galah '),
      gross_weight: value('12'),
    },
    lines: [{ line_id: 'a', fields: { number: value('MSKU1234565'), seal: value('77') } }],
  });
  expect(terms).toEqual([
    { field: 'waybill', text: 'CLNB2603117' },
    { field: 'vessel', text: 'MV Galah' },
    { field: 'container', text: 'MSKU1234565' },
  ]);
  expect(wordsOf(terms)).toBe('clnb2603117\nmv galah\nmsku1234565');
});

test('a withdrawn paper, and what is made for customs, say nothing', () => {
  const fields = { waybill_number: value('A1') };
  expect(termsOfPaper('waybill', { withdrawn: true, fields, lines: [] })).toEqual([]);
  expect(termsOfPaper('declaration', { withdrawn: false, fields, lines: [] })).toEqual([]);
});

test('fault 104: what is compared has small letters, plain widths and single spaces', () => {
  expect(comparedText('ＭＳＫＵ \t Östlich\n澳洲')).toBe('msku östlich 澳洲');
});
