import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Italian is read', () => {
  const read = readPrinted({
    title: 'Fattura',
    parties: [
      ['Cedente / Prestatore', 'Ferramenta Alpina S.r.l.', 'Via Roma 7', '10121 Torino, Italia'],
      ['Spett.le', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australia'],
      ['Destinazione merce', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australia'],
    ],
    facts: [
      ['Fatt. n.', 'RG24-1187'],
      ['Data fatt.', '7 marzo 2026'],
      ['Cod. cliente', '10442'],
      ['Vs. ordine n.', 'PO-3391'],
      ['D.D.T. n.', 'LS-808'],
      ['Data consegna', '20/03/2026'],
      ['Scadenza', '06/04/2026'],
      ['Resa', 'FCA Torino'],
      ['P.IVA', 'IT01234567890'],
      ['Valuta', 'EUR'],
      ['Paese di origine', 'Italia'],
      ['Peso lordo', '412,5 kg'],
      ['N. colli', '6'],
      ['Referente', 'Anna Kern'],
    ],
    heads: ['Pos.', 'Cod. art.', 'Descrizione', 'Q.tà', 'U.M.', 'Prezzo un.', 'Importo'],
    rows: [
      ['1', 'BT-20', 'Cerniera zincata', '1.200', 'pz', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Contropiastra piana', '300', 'paia', '0,90', '270,00'],
    ],
    sums: [
      ['Imponibile', '€ 2.490,00'],
      ['IVA 19 %', '€ 473,10'],
      ['Totale da pagare', '€ 2.963,10'],
    ],
  });
  const own = { seller_name: 'Ferramenta Alpina S.r.l.', currency: 'EUR', country_of_origin: 'Italia' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Cerniera zincata', quantity_unit: 'pz' },
    { ...INVOICE_READ.lines[1], description: 'Contropiastra piana', quantity_unit: 'paia' },
  ]);
});
