import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function invoice(): Paper {
  return new Paper()
    .print(380, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Buyer: Cedar Hill Ltd')
    .print(40, 100, 'Invoice No.: MT-5521')
    .print(40, 120, 'Total: USD 170.00');
}

/** What the rules alone find. */
function headerOf(paper: Paper): Record<string, string | boolean | null> {
  return plain(extractDocument(fileOf(paper), { without: new Set(['arbiter']) }).segments[0]?.header);
}

test('A company with its address at the foot issued a paper that names no seller', () => {
  const paper = invoice()
    .lines(40, 700, ['Marlin Packaging S.p.A.', 'Via Garibaldi 25', '20921 Milano MI'])
    .print(40, 760, 'Harbour Bank Ltd, Account 561870');
  expect(headerOf(paper)).toMatchObject({ seller_name: 'Marlin Packaging S.p.A.', seller_address: 'Via Garibaldi 25 20921 Milano MI' });
});

test('A letterhead without an address has the one at the foot', () => {
  const paper = invoice()
    .print(40, 30, 'Marlin Packaging S.p.A.')
    .print(80, 780, 'Marlin Packaging S.p.A. · Via Garibaldi 25 · 20921 Milano MI', 7);
  expect(headerOf(paper)).toMatchObject({ seller_name: 'Marlin Packaging S.p.A.', seller_address: 'Via Garibaldi 25 20921 Milano MI' });
});

test('Of two companies at the foot neither is taken', () => {
  const paper = invoice()
    .lines(40, 600, ['Marlin Packaging S.p.A.', 'Via Garibaldi 25'])
    .lines(40, 700, ['Orchid Logistics Ltd', '4 Foundry Road']);
  expect(headerOf(paper)).not.toHaveProperty('seller_name');
});

test('A name is centred over its longer address', () => {
  const paper = invoice()
    .print(155, 700, 'Marlin Packaging S.p.A.')
    .print(70, 714, 'Via Garibaldi 25, Industrial Zone, 20921 Milano MI, Italy');
  expect(headerOf(paper)).toMatchObject({ seller_name: 'Marlin Packaging S.p.A.' });
});
