import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Swedish is read', () => {
  const read = readPrinted({
    title: 'Faktura',
    parties: [
      ['Säljare:', 'Mälardalens Beslag AB', 'Storgatan 7', '722 11 Västerås, Sverige'],
      ['Fakturaadress:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australien'],
      ['Leveransadress:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australien'],
    ],
    facts: [
      ['Fakturanr', 'RG24-1187'],
      ['Fakturadatum', 'den 7 mars 2026'],
      ['Kundnr', '10442'],
      ['Ert ordernr', 'PO-3391'],
      ['Följesedelsnr', 'LS-808'],
      ['Leveransdatum', '2026-03-20'],
      ['Förfallodatum', '2026-04-06'],
      ['Leveransvillkor', 'FCA Västerås'],
      ['Momsreg.nr', 'SE556677889901'],
      ['Valuta', 'SEK'],
      ['Ursprungsland', 'Sverige'],
      ['Bruttovikt', '412,5 kg'],
      ['Antal kolli', '6'],
      ['Kontaktperson', 'Anna Kern'],
    ],
    heads: ['Rad', 'Artikelnr', 'Benämning', 'Antal', 'Enhet', 'À-pris', 'Belopp'],
    rows: [
      ['1', 'BT-20', 'Gångjärn förzinkat', '1 200', 'st', '1,85', '2 220,00'],
      ['2', 'SL-4', 'Slutbleck plant', '300', 'par', '0,90', '270,00'],
    ],
    sums: [
      ['Summa exkl. moms', '2 490,00 kr'],
      ['Moms', '473,10 kr'],
      ['Att betala', '2 963,10 kr'],
    ],
  });
  const own = { seller_name: 'Mälardalens Beslag AB', currency: 'SEK', country_of_origin: 'Sverige' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Gångjärn förzinkat', quantity_unit: 'st' },
    { ...INVOICE_READ.lines[1], description: 'Slutbleck plant', quantity_unit: 'par' },
  ]);
});
