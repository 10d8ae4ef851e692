import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Dutch is read', () => {
  const read = readPrinted({
    title: 'Factuur',
    parties: [
      ['Leverancier:', 'Beslag Brabant B.V.', 'Havenstraat 7', '4811 AB Breda, Nederland'],
      ['Factuuradres:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australië'],
      ['Afleveradres:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australië'],
    ],
    facts: [
      ['Factuurnr.', 'RG24-1187'],
      ['Factuurdatum', '7 maart 2026'],
      ['Klantnr.', '10442'],
      ['Uw ordernr.', 'PO-3391'],
      ['Pakbonnr.', 'LS-808'],
      ['Leverdatum', '20-03-2026'],
      ['Vervaldatum', '06-04-2026'],
      ['Leveringsvoorwaarden', 'FCA Breda'],
      ['Btw-nr.', 'NL001234567B01'],
      ['Valuta', 'EUR'],
      ['Land van herkomst', 'Nederland'],
      ['Brutogewicht', '412,5 kg'],
      ['Aantal colli', '6'],
      ['Contactpersoon', 'Anna Kern'],
    ],
    heads: ['Regel', 'Art.nr.', 'Omschrijving', 'Aantal', 'Eenheid', 'Stuksprijs', 'Bedrag'],
    rows: [
      ['1', 'BT-20', 'Scharnier verzinkt', '1.200', 'stuks', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Sluitplaat vlak', '300', 'paar', '0,90', '270,00'],
    ],
    sums: [
      ['Totaal excl. btw', '€ 2.490,00'],
      ['Btw 19 %', '€ 473,10'],
      ['Totaal incl. btw', '€ 2.963,10'],
    ],
  });
  const own = { seller_name: 'Beslag Brabant B.V.', currency: 'EUR', country_of_origin: 'Nederland' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Scharnier verzinkt', quantity_unit: 'stuks' },
    { ...INVOICE_READ.lines[1], description: 'Sluitplaat vlak', quantity_unit: 'paar' },
  ]);
});
