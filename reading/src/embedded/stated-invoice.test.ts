import { expect, test } from 'vitest';
import { element, facturX } from '../testing/embedded-invoice.js';
import { statedInvoices } from './stated-invoice.js';

test('the terms of a cross-industry invoice', () => {
  const [invoice] = statedInvoices([facturX()]);
  expect(invoice).toMatchObject({ file: 'factur-x.xml', typeCode: '380' });
  expect(Object.fromEntries([...(invoice?.header ?? [])].map(([field, { term, value }]) => [field, [term, value]]))).toMatchObject({
    invoice_number: ['BT-1', 'A-17'],
    invoice_date: ['BT-2', '2026-11-30'],
    currency: ['BT-5', 'EUR'],
    purchase_order: ['BT-13', 'PO-4711'],
    seller_name: ['BT-27', 'Lindner Werkzeug GmbH'],
    buyer_name: ['BT-44', 'Wattle Trading Pty Ltd'],
    goods_total: ['BT-106', '100.00'],
    tax: ['BT-110', '19.00'],
    total_amount: ['BT-112', '119.00'],
  });
  expect(invoice?.header.has('discount')).toBe(false);
});

test('the terms of an invoice of UBL, and a price that is that of a hundred', () => {
  const root = element('Invoice', [
    element('ID', 'U-1'),
    element('IssueDate', '2026-11-30'),
    element('InvoiceTypeCode', '380'),
    element('DocumentCurrencyCode', 'AUD'),
    element('LegalMonetaryTotal', [element('TaxInclusiveAmount', '110.00'), element('PayableAmount', '60.00')]),
    element('InvoiceLine', [
      element('InvoicedQuantity', '200', { unitCode: 'KGM' }),
      element('LineExtensionAmount', '100.00'),
      element('Item', [
        element('Name', 'Screws'),
        element('OriginCountry', [element('IdentificationCode', 'CN')]),
        element('CommodityClassification', [element('ItemClassificationCode', '73181500', { listID: 'HS' })]),
      ]),
      element('Price', [element('PriceAmount', '50.00'), element('BaseQuantity', '100')]),
    ]),
  ]);
  const [invoice] = statedInvoices([{ name: 'ubl.xml', root, refusal: null }]);
  expect(invoice?.header.get('total_amount')).toMatchObject({ value: '110.00', beside: ['60.00'] });
  const [line = new Map()] = invoice?.lines ?? [];
  expect(Object.fromEntries([...line].map(([field, { value }]) => [field, value]))).toEqual({
    quantity: '200',
    quantity_unit: 'KGM',
    total_price: '100.00',
    unit_price: '0.5',
    description: 'Screws',
    country_of_origin: 'CN',
    hs_code: '73181500',
  });
});

test('data of another standard, without a number, or refused are no invoice', () => {
  const order = { name: 'order-x.xml', root: element('SCRDMCCBDACIOMessageStructure'), refusal: null };
  const nameless = { name: 'x.xml', root: element('CrossIndustryInvoice'), refusal: null };
  expect(statedInvoices([order, nameless, { name: 'y.xml', root: null, refusal: 'it is too large' }])).toEqual([]);
});
