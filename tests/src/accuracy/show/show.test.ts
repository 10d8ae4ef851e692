import { expect, test } from 'vitest';
import { scoreDocument } from '../score/score-document.js';
import { commonMisses } from './common-misses.js';
import { byLook, byType, figureTable } from './figure-table.js';
import { sureButWrong } from './sure-but-wrong.js';
import { totals } from './totals.js';
import { worstDocuments } from './worst-documents.js';

const gold = { fields: { doc_type: 'CIV', invoice_number: 'A-1', currency: 'USD' } };
const answer = { doc_type: 'CIV', fields: { invoice_number: 'A-1', currency: 'USD' }, lines: [], confidence: {} };
const good = scoreDocument('invoice/001-bands-pdf.pdf', gold, answer);
const bad = scoreDocument('invoice/002-ledger-scan.jpg', gold, { ...answer, fields: { invoice_number: 'B-7' } });

test('the worst document comes first, with each value that went wrong', () => {
  expect(worstDocuments([good, bad], 5).split('\n')).toEqual([
    '   0.0 %  invoice/002-ledger-scan.jpg',
    '          invoice_number: wrong "B-7" for "A-1"',
    '          currency: missed null for "USD"',
  ]);
});

test('failures are counted by type, field and how', () => {
  expect(commonMisses([good, bad, bad], 1)).toBe('       2  CIV invoice_number wrong');
});

test('figures are grouped by type, or by layout and medium', () => {
  const groupsIn = (table: string) => table.split('\n').map((row) => row.split(' ')[0]);
  expect(groupsIn(figureTable([good, bad], byType))).toEqual(['', 'CIV', 'all']);
  expect(groupsIn(figureTable([good, bad], byLook))).toEqual(['', 'bands-pdf', 'ledger-scan', 'all']);
});

test('what was sure and wrong is named, what was doubtful and wrong is not', () => {
  const given = { ...answer, fields: { invoice_number: 'B-7', currency: 'EUR' }, confidence: { invoice_number: 0.97, currency: 0.5 } };
  expect(sureButWrong([scoreDocument('x', gold, given)], 5)).toBe('    0.97  x invoice_number: "B-7" for "A-1"');
});

test('totals tell how many values were sure and wrong, and name no document, kind or value', () => {
  const given = { ...answer, fields: { invoice_number: 'B-7', currency: 'USD' }, confidence: { invoice_number: 0.97, currency: 0.95 } };
  const told = totals([scoreDocument('secret/paper.pdf', gold, given)]);
  expect(JSON.parse(told)).toMatchObject({ sure_but_wrong: 1, sure_values: 2, documents: 1 });
  expect(told).not.toMatch(/secret|CIV|B-7|A-1/);
});
