import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in German is read', () => {
  const read = readPrinted({
    title: 'Rechnung',
    parties: [
      ['Lieferant:', 'Nordhang Beschläge GmbH', 'Am Güterbahnhof 7', '44147 Dortmund, Deutschland'],
      ['Rechnungsempfänger:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australien'],
      ['Lieferanschrift:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australien'],
    ],
    facts: [
      ['Rg.-Nr.', 'RG24-1187'],
      ['Rg.-Datum', '7. März 2026'],
      ['Kd.-Nr.', '10442'],
      ['Ihre Best.-Nr.', 'PO-3391'],
      ['Lieferschein-Nr.', 'LS-808'],
      ['Liefertermin', '20.03.2026'],
      ['Faellig am', '06.04.2026'],
      ['Lieferbedingungen', 'FCA Dortmund'],
      ['USt-IdNr.', 'DE811223344'],
      ['Währung', 'EUR'],
      ['Ursprungsland', 'Deutschland'],
      ['Bruttogewicht', '412,5 kg'],
      ['Packstücke', '6'],
      ['Bearbeiterin', 'Frau Kern'],
    ],
    heads: ['Pos.', 'Art.-Nr.', 'Bezeichnung', 'Menge', 'ME', 'E-Preis', 'G-Preis'],
    rows: [
      ['1', 'BT-20', 'Türband verzinkt', '1.200', 'Stk', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Schließblech', '300', 'Paar', '0,90', '270,00'],
    ],
    sums: [
      ['Nettosumme', '2.490,00 €'],
      ['zzgl. 19 % MwSt.', '473,10 €'],
      ['Zu zahlender Betrag', '2.963,10 €'],
    ],
  });
  const own = { seller_name: 'Nordhang Beschläge GmbH', currency: 'EUR', country_of_origin: 'Deutschland' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Türband verzinkt', quantity_unit: 'Stk' },
    { ...INVOICE_READ.lines[1], description: 'Schließblech', quantity_unit: 'Paar' },
  ]);
});
