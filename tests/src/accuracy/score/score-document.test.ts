import { expect, test } from 'vitest';
import { figuresOf } from './figures.js';
import { scoreDocument } from './score-document.js';
import { f1Of } from './tally.js';

const line = { description: 'Ball valve, DN25 brass', quantity: 10, unit_price: 2.5, total_price: 25, hs_code: null };
const gold = { fields: { doc_type: 'CIV', invoice_number: 'A-1', total_amount: 25, freight: null }, lines: [line] };
const right = {
  doc_type: 'CIV',
  fields: { invoice_number: 'a1', total_amount: '25.00' },
  lines: [line],
  confidence: { invoice_number: 0.95 },
};

test('a right answer has every point', () => {
  const [score] = [scoreDocument('x', gold, right)];
  expect(figuresOf([score])).toMatchObject({ type: 1, core: 1, cells: 1, rows: 1, invented: 0, sureRight: 1 });
});

test('a value where the paper has none is invented, in fields and in cells', () => {
  const answer = { ...right, fields: { ...right.fields, freight: 3 }, lines: [{ ...line, hs_code: '848180' }] };
  expect(figuresOf([scoreDocument('x', gold, answer)])).toMatchObject({ invented: 2, rows: 0 });
});

test('a document that was not answered misses everything and is of no type', () => {
  expect(figuresOf([scoreDocument('x', gold, null)])).toMatchObject({ answered: 0, type: 0, core: 0, rows: 0 });
});

test('rows that are too many cost as much as rows that are missing', () => {
  const answer = { ...right, lines: [line, { description: 'TOTAL' }] };
  expect(figuresOf([scoreDocument('x', gold, answer)]).rows).toBeCloseTo(2 / 3);
});

test('a bill whose kind nobody can tell may be read as either', () => {
  const bill = { fields: { doc_type: 'BL' } };
  expect(scoreDocument('x', bill, { ...right, doc_type: 'HBL' }).isTypeRight).toBe(true);
  expect(scoreDocument('x', { fields: { doc_type: 'HBL' } }, { ...right, doc_type: 'MBL' }).isTypeRight).toBe(false);
});

test('f1 weighs what is wrong twice: it is missed and invented at once', () => {
  expect(f1Of({ right: 8, wrong: 1, missed: 1, invented: 1 })).toBeCloseTo(16 / 20);
});

test('calibration is the gap between what was promised and what came true', () => {
  const half = scoreDocument('x', gold, {
    ...right,
    fields: { invoice_number: 'a1', total_amount: 7 },
    confidence: { invoice_number: 0.8, total_amount: 0.8 },
  });
  expect(figuresOf([half]).calibration).toBeCloseTo(0.3);
});
