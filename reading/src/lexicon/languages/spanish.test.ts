import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Spanish is read', () => {
  const read = readPrinted({
    title: 'Factura',
    parties: [
      ['Vendedor:', 'Herrajes del Norte S.L.', 'Calle Mayor 7', '36201 Vigo, España'],
      ['Facturar a:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australia'],
      ['Enviar a:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australia'],
    ],
    facts: [
      ['Nº fact.', 'RG24-1187'],
      ['Fecha fact.', '7 de marzo de 2026'],
      ['Cód. cliente', '10442'],
      ['Su pedido n.º', 'PO-3391'],
      ['Albarán n.º', 'LS-808'],
      ['Fecha del pedido', '12/01/2026'],
      ['Fecha de vto.', '06/04/2026'],
      ['Condiciones de entrega', 'FCA Vigo'],
      ['NIF-IVA', 'ESB12345678'],
      ['Divisa', 'EUR'],
      ['País de origen', 'España'],
      ['Peso bruto', '412,5 kg'],
      ['N.º de bultos', '6'],
      ['Persona de contacto', 'Ana Kern'],
    ],
    heads: ['Pos.', 'Ref.', 'Descripción', 'Cant.', 'Ud.', 'P. unit.', 'Importe'],
    rows: [
      ['1', 'BT-20', 'Bisagra galvanizada', '1.200', 'uds', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Cerradero plano', '300', 'pares', '0,90', '270,00'],
    ],
    sums: [
      ['Base imponible', '2.490,00 €'],
      ['Cuota de IVA', '473,10 €'],
      ['Total factura', '2.963,10 €'],
    ],
  });
  const own = { seller_name: 'Herrajes del Norte S.L.', currency: 'EUR', country_of_origin: 'España' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Bisagra galvanizada', quantity_unit: 'uds' },
    { ...INVOICE_READ.lines[1], description: 'Cerradero plano', quantity_unit: 'pares' },
  ]);
});
