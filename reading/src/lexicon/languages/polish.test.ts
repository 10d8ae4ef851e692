import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Polish is read', () => {
  const read = readPrinted({
    title: 'Faktura',
    parties: [
      ['Sprzedawca:', 'Okucia Mazowsze Sp. z o.o.', 'ul. Długa 7', '90-001 Łódź, Polska'],
      ['Nabywca:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australia'],
      ['Adres dostawy:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australia'],
    ],
    facts: [
      ['Nr faktury', 'RG24-1187'],
      ['Data wystawienia', '7 marca 2026 r.'],
      ['Nr klienta', '10442'],
      ['Nr zamówienia', 'PO-3391'],
      ['Nr dokumentu WZ', 'LS-808'],
      ['Data dostawy', '20.03.2026'],
      ['Termin płatności', '06.04.2026'],
      ['Warunki dostawy', 'FCA Łódź'],
      ['NIP', 'PL1234567890'],
      ['Waluta', 'PLN'],
      ['Kraj pochodzenia', 'Polska'],
      ['Waga brutto', '412,5 kg'],
      ['Liczba opakowań', '6'],
      ['Osoba kontaktowa', 'Anna Kern'],
    ],
    heads: ['Lp.', 'Indeks', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena netto', 'Wartość netto'],
    rows: [
      ['1', 'BT-20', 'Zawias ocynkowany', '1 200', 'szt', '1,85', '2 220,00'],
      ['2', 'SL-4', 'Zaczep płaski', '300', 'par', '0,90', '270,00'],
    ],
    sums: [
      ['Razem netto', '2 490,00 zł'],
      ['Kwota VAT', '473,10 zł'],
      ['Do zapłaty', '2 963,10 zł'],
    ],
  });
  const own = { seller_name: 'Okucia Mazowsze Sp. z o.o.', currency: 'PLN', country_of_origin: 'Polska' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Zawias ocynkowany', quantity_unit: 'szt' },
    { ...INVOICE_READ.lines[1], description: 'Zaczep płaski', quantity_unit: 'par' },
  ]);
});
