import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

/** The network would find rows, too. */
const BY_RULES = { without: new Set(['fields/tags']) };

const goods = (paper: Paper, y: number, [name, code, quantity, price, amount]: readonly string[]) =>
  paper
    .row(y, [
      [300, 'Menge:'],
      [420, quantity ?? ''],
    ])
    .row(y + 14, [
      [300, 'Einheit:'],
      [420, 'C62'],
    ])
    .row(y + 28, [
      [40, `Artikelnummer: ${code}`],
      [300, 'Preis pro Einheit'],
      [420, price ?? ''],
    ])
    .print(300, y + 40, '(netto):')
    .print(300, y + 54, `Gesamtpreis (netto): ${amount}`)
    .row(y + 68, [
      [40, 'Bezeichnung:'],
      [140, name ?? ''],
      [300, 'Code der'],
      [420, '8481 80 63'],
    ])
    .print(300, y + 80, 'Artikelklassifizierung:');

const VALVE = ['Absperrschieber', 'AS-080', '6', '128,50', '771,00'];

function linesOf(...rows: readonly (readonly string[])[]) {
  const paper = new Paper().print(40, 30, 'RECHNUNG', 20).print(40, 60, 'Rechnungsnummer: 4100023981');
  for (const [index, row] of rows.entries()) goods(paper.print(40, 100 + 120 * index, `Position ${index + 1}`), 114 + 120 * index, row);
  return extractDocument(fileOf(paper), BY_RULES).segments[0]?.lines.map(plain);
}

test('lines that are printed as labels with their values below each other are read', () => {
  expect(linesOf(VALVE, ['Dichtung', 'FD-080', '24', '3,15', '75,60'])).toMatchObject([
    {
      description: 'Absperrschieber',
      product_code: 'AS-080',
      quantity: '6',
      quantity_unit: 'C62',
      unit_price: '128.50',
      total_price: '771.00',
    },
    { description: 'Dichtung', product_code: 'FD-080', quantity: '24', unit_price: '3.15', total_price: '75.60', hs_code: '84818063' },
  ]);
});

test('one such line alone is none', () => {
  expect(linesOf(VALVE)).toEqual([]);
});
