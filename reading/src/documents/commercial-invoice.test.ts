import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const headerOf = (paper: Paper) => plain(extractDocument(fileOf(paper)).segments[0]?.header);

function invoiceOfBoxes(): Paper {
  return new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .box(30, 70, 300, 150)
    .box(300, 70, 570, 150)
    .lines(35, 75, ['Seller', 'Northwind Valves Pty Ltd', '4 Foundry Road', 'Geelong VIC 3220, Australia', 'Tel: +61 3 5555 0101'])
    .lines(305, 75, ['Consignee', 'Harbour Pumps Limited', '88 Quay Street', 'Auckland 1010, New Zealand'])
    .print(35, 165, 'Invoice No.: NV-20771')
    .print(305, 165, 'Date: 3 March 2025')
    .print(35, 180, 'Terms of delivery: FCA Melbourne')
    .print(305, 180, 'Currency: AUD');
}

test('an invoice of boxes and an unruled table gives header, lines and charges', () => {
  const paper = invoiceOfBoxes()
    .row(230, [
      [35, 'Item'],
      [80, 'Description'],
      [260, 'HS Code'],
      [330, 'Qty'],
      [390, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(250, [
      [35, '1'],
      [80, 'Brass ball valve DN25'],
      [260, '8481.80.30'],
      [330, '120 PCS'],
      [390, '12.50'],
      [480, '1,500.00'],
    ])
    .print(80, 262, 'with lever, nickel plated')
    .row(282, [
      [35, '2'],
      [80, 'Gasket set'],
      [260, '4016.93'],
      [330, '40 SETS'],
      [390, '3.25'],
      [480, '130.00'],
    ])
    .print(390, 310, 'Subtotal')
    .print(480, 310, '1,630.00')
    .print(390, 325, 'Freight')
    .print(480, 325, '210.00')
    .print(390, 340, 'Total AUD')
    .print(480, 340, '1,840.00');
  const { segments } = extractDocument(fileOf(paper));
  expect(segments).toHaveLength(1);
  expect(segments[0]).toMatchObject({ segment: { type: 'CIV', fromPage: 1, toPage: 1 }, kind: 'invoice' });
  expect(plain(segments[0]?.header)).toMatchObject({
    seller_name: 'Northwind Valves Pty Ltd',
    seller_address: '4 Foundry Road Geelong VIC 3220, Australia',
    consignee_name: 'Harbour Pumps Limited',
    invoice_number: 'NV-20771',
    invoice_date: '2025-03-03',
    incoterm: 'FCA',
    currency: 'AUD',
    goods_total: '1630.00',
    freight: '210.00',
    total_amount: '1840.00',
  });
  expect(segments[0]?.lines.map(plain)).toEqual([
    {
      description: 'Brass ball valve DN25 with lever, nickel plated',
      hs_code: '84818030',
      quantity: '120',
      quantity_unit: 'PCS',
      unit_price: '12.50',
      total_price: '1500.00',
    },
    { description: 'Gasket set', hs_code: '401693', quantity: '40', quantity_unit: 'SETS', unit_price: '3.25', total_price: '130.00' },
  ]);
});

test('every value has its place on the page and a confidence, and proved numbers are sure', () => {
  const paper = invoiceOfBoxes()
    .row(230, [
      [80, 'Description'],
      [330, 'Quantity'],
      [390, 'Unit Price'],
      [480, 'Total'],
    ])
    .row(250, [
      [80, 'Copper tube'],
      [330, '10'],
      [390, '7.00'],
      [480, '70.00'],
    ]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.header['invoice_number']).toMatchObject({ raw: 'NV-20771', method: 'text layer', place: { page: 1, boxes: [{}] } });
  expect(segment?.lines[0]?.['total_price']?.confidence).toBeGreaterThanOrEqual(0.98);
});

test('a Spanish invoice with decimal commas is read in its own style', () => {
  const paper = new Paper()
    .print(200, 30, 'FACTURA COMERCIAL', 20)
    .lines(35, 70, ['Exportador:', 'Aceites del Sur S.L.', 'Calle Olivo 12', '41001 Sevilla, España'])
    .lines(320, 70, ['Destinatario:', 'Olive Import GmbH', 'Hafenstraße 3', '20457 Hamburg'])
    .print(35, 140, 'Factura No: A-554')
    .print(320, 140, 'Fecha: 07.11.2024')
    .row(200, [
      [35, 'Cantidad'],
      [110, 'Descripción'],
      [330, 'Precio unitario'],
      [480, 'Importe'],
    ])
    .row(220, [
      [35, '1.200'],
      [110, 'Aceite de oliva virgen'],
      [330, '4,85 EUR'],
      [480, '5.820,00 EUR'],
    ])
    .print(330, 260, 'Total')
    .print(480, 260, '5.820,00 EUR');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({
    seller_name: 'Aceites del Sur S.L.',
    consignee_name: 'Olive Import GmbH',
    invoice_number: 'A-554',
    currency: 'EUR',
    total_amount: '5820.00',
  });
  expect(segment?.lines.map(plain)).toEqual([
    { description: 'Aceite de oliva virgen', quantity: '1200', unit_price: '4.85', total_price: '5820.00' },
  ]);
});

test('a column headed Price is the total of its lines when only that adds up', () => {
  const paper = invoiceOfBoxes()
    .row(230, [
      [80, 'Description'],
      [330, 'Qty'],
      [480, 'Price'],
    ])
    .row(250, [
      [80, 'Sensors'],
      [330, '12'],
      [480, '2,450.00'],
    ])
    .row(266, [
      [80, 'Cables'],
      [330, '25'],
      [480, '750.00'],
    ])
    .print(390, 300, 'Subtotal')
    .print(480, 300, '3,200.00');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.lines.map(plain)).toEqual([
    { description: 'Sensors', quantity: '12', total_price: '2450.00' },
    { description: 'Cables', quantity: '25', total_price: '750.00' },
  ]);
});

test('a table goes on over the page break, with and without its heads', () => {
  const heads = [
    [35, 'No.'],
    [80, 'Description'],
    [330, 'Qty'],
    [390, 'Unit Price'],
    [480, 'Amount'],
  ] as const;
  const row = (number: number) =>
    [
      [35, String(number)],
      [80, `Bearing type ${number}`],
      [330, '10'],
      [390, '2.00'],
      [480, '20.00'],
    ] as const;
  const first = invoiceOfBoxes().row(760, heads).row(780, row(1)).row(796, row(2));
  const second = new Paper().row(40, row(3)).row(56, row(4)).print(390, 90, 'Total').print(480, 90, '80.00');
  const repeated = new Paper().row(40, heads).row(60, row(3)).row(76, row(4)).print(390, 110, 'Total').print(480, 110, '80.00');
  for (const next of [second, repeated]) {
    const { segments } = extractDocument(fileOf(first, next));
    expect(segments).toHaveLength(1);
    expect(segments[0]?.segment).toMatchObject({ fromPage: 1, toPage: 2 });
    expect(segments[0]?.lines.map((line) => line['description']?.value)).toEqual([1, 2, 3, 4].map((number) => `Bearing type ${number}`));
    expect(plain(segments[0]?.header)).toMatchObject({ goods_total: '80.00', total_amount: '80.00' });
  }
});

test('a form that nobody filled in gives no value but that nobody signed it, and how its goods would go', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .lines(35, 80, ['Invoice Number:', 'Invoice Date:', 'Purchase Order No.:', 'Air Waybill No.: -', 'Terms of Sale (Incoterm):'], 12)
    .lines(320, 80, ['Shipper', '', '', 'Consignee', '', '', 'Notify party'], 12)
    .row(230, [
      [80, 'Description'],
      [330, 'Qty'],
      [390, 'Unit Price'],
      [480, 'Amount'],
    ])
    .print(390, 300, 'Total:');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.segment.type).toBe('CIV');
  expect(plain(segment?.header)).toEqual({ signature_exists: false, transport_mode: 'air' });
  expect(segment?.lines).toEqual([]);
});

/** Two lines of 20.00 and one total, which need not be their sum. */
function invoiceWithTotal(total: string): Paper {
  return invoiceOfBoxes()
    .row(230, [
      [80, 'Description'],
      [330, 'Qty'],
      [390, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(250, [
      [80, 'Bearing'],
      [330, '10'],
      [390, '2.00'],
      [480, '20.00'],
    ])
    .row(266, [
      [80, 'Bushing'],
      [330, '5'],
      [390, '4.00'],
      [480, '20.00'],
    ])
    .print(390, 300, 'TOTAL')
    .print(480, 300, total);
}

test('the only total under the lines is that of the goods, also where it does not add up', () => {
  const [segment] = extractDocument(fileOf(invoiceWithTotal('50.00'))).segments;
  expect(plain(segment?.header)).toMatchObject({ goods_total: '50.00', total_amount: '50.00' });
  expect(segment?.header['goods_total']?.confidence).toBeLessThan(segment?.header['total_amount']?.confidence ?? 0);
});

test('a total that may hold a charge is not that of the goods', () => {
  const charged = invoiceWithTotal('50.00').print(390, 320, 'Freight').print(480, 320, '10.00');
  const subtotalled = invoiceWithTotal('50.00').print(390, 320, 'Subtotal').print(480, 320, 'see below');
  for (const paper of [charged, subtotalled]) {
    const [segment] = extractDocument(fileOf(paper)).segments;
    expect(segment?.header).toHaveProperty('total_amount');
    expect(segment?.header).not.toHaveProperty('goods_total');
  }
});

test('an invoice with its remark in brackets, its number and day in one box', () => {
  const paper = new Paper()
    .print(120, 30, 'INVOICE (SUPPLY MEANT FOR EXPORT)', 16)
    .print(40, 80, 'Exp. Invoice No. & Dt.: KE935817 dt. 2026/12/17');
  expect(extractDocument(fileOf(paper)).segments[0]?.segment.type).toBe('CIV');
  expect(headerOf(paper)).toMatchObject({ invoice_number: 'KE935817', invoice_date: '2026-12-17' });
});

test('a term of delivery at a label for terms is none of payment', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE', 16).print(40, 80, 'Terms: FOB Yantian').print(40, 100, 'Invoice No.: A-1');
  expect(headerOf(paper)).not.toHaveProperty('payment_terms');
});

test('terms of payment may name terms of delivery', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE', 16).print(40, 80, 'Payment terms: 30 days after FOB delivery');
  expect(headerOf(paper)).toMatchObject({ payment_terms: '30 days after FOB delivery' });
});

test('a label that says itself again in Chinese is no value', () => {
  const paper = new Paper()
    .print(120, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'TO: 买方')
    .lines(140, 80, ['Weidner Chemicals Ltd', 'Unit 1, Montague Park', 'Johannesburg 2098'])
    .print(40, 140, 'FROM PORT OF: Tianjin, China')
    .print(40, 154, 'TO PORT OF:')
    .print(108, 154, 'Cape Town');
  expect(headerOf(paper)).toMatchObject({
    buyer_name: 'Weidner Chemicals Ltd',
    port_of_loading: 'Tianjin, China',
    port_of_discharge: 'Cape Town',
  });
});

test('a day where the number of an invoice is asked for is the day of the invoice', () => {
  const paper = new Paper()
    .print(120, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Invoice No.: A-1')
    .print(40, 100, 'Invoice no: 4 May 2024');
  expect(headerOf(paper)).toMatchObject({ invoice_number: 'A-1', invoice_date: '2024-05-04' });
});

test('the number of a contract is that of no order', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE 商业发票', 16).print(40, 80, '合同号: SC-2291');
  expect(headerOf(paper)).toMatchObject({ contract_number: 'SC-2291' });
  expect(headerOf(paper)).not.toHaveProperty('purchase_order');
});

test('who gave a number is no part of it', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE', 16).print(40, 80, 'Your order no.: HN/4410 (Gareth)');
  expect(headerOf(paper)).toMatchObject({ purchase_order: 'HN/4410' });
});
