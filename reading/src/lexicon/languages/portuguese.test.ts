import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Portuguese is read', () => {
  const read = readPrinted({
    title: 'Fatura',
    parties: [
      ['Vendedor:', 'Ferragens do Douro Lda', 'Rua das Flores 7', '4050-262 Porto, Portugal'],
      ['Faturar a:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Austrália'],
      ['Entregar a:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Austrália'],
    ],
    facts: [
      ['Fatura n.º', 'RG24-1187'],
      ['Data da fatura', '7 de março de 2026'],
      ['N.º de cliente', '10442'],
      ['V/ encomenda n.º', 'PO-3391'],
      ['Guia de remessa n.º', 'LS-808'],
      ['Data da encomenda', '12/01/2026'],
      ['Data de vencimento', '06/04/2026'],
      ['Condições de entrega', 'FCA Porto'],
      ['N.º de contribuinte', 'PT501234567'],
      ['Moeda', 'EUR'],
      ['País de origem', 'Portugal'],
      ['Peso bruto', '412,5 kg'],
      ['N.º de volumes', '6'],
      ['Pessoa de contacto', 'Ana Kern'],
    ],
    heads: ['Item', 'Cód.', 'Descrição', 'Qtd.', 'Un.', 'Preço unit.', 'Valor'],
    rows: [
      ['1', 'BT-20', 'Dobradiça zincada', '1.200', 'un', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Chapa de fecho', '300', 'pares', '0,90', '270,00'],
    ],
    sums: [
      ['Base tributável', '2.490,00 €'],
      ['Valor do IVA', '473,10 €'],
      ['Total a pagar', '2.963,10 €'],
    ],
  });
  const own = { seller_name: 'Ferragens do Douro Lda', currency: 'EUR', country_of_origin: 'Portugal' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Dobradiça zincada', quantity_unit: 'un' },
    { ...INVOICE_READ.lines[1], description: 'Chapa de fecho', quantity_unit: 'pares' },
  ]);
});
