import type { ModelAnswer } from '@tallyport/contracts/document-extraction/model-answer';
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { hammerInvoice } from '../testing/hammer-invoice.js';
import { fileOf } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { reconcileRecord } from './reconcile-record.js';

const paper = hammerInvoice({ more: ['Currency: US$'] }).print(
  40,
  400,
  'Please note that the shipment is insured by Nova Mutual of Perth and should be handled with care at all times',
);
const file = fileOf(paper);
const [segment] = extractDocument(file).segments;
const read = { kind: 'invoice' as const, header: segment?.header ?? {}, lines: segment?.lines ?? [] };

const hear = (header: ModelAnswer['header'], lines: ModelAnswer['lines'] = []) => reconcileRecord(read, { header, lines }, file);

describe('reconcileRecord', () => {
  test('the paper is read without a model', () => {
    expect(plain(read.header)).toMatchObject({ invoice_number: 'INV-7731', total_amount: '145.00', currency: 'USD' });
    expect(read.lines).toHaveLength(2);
  });

  test('an answer that says the same changes no value', () => {
    const { header, fates } = hear({ invoice_number: 'INV-7731', invoice_date: '2026-03-14', total_amount: '145', currency: 'USD' });
    expect(plain(header)).toEqual(plain(read.header));
    expect(fates).toEqual({ agreed: 4, added: 0, unverified: 0, refused: 0 });
  });

  test('invented values replace nothing: they are unverified, without a place and hardly believed', () => {
    const { header } = hear({ total_amount: '1.00', carrier: 'Dream Lines', packages: '77' });
    expect(header['total_amount']).toEqual(read.header['total_amount']);
    expect(header['carrier']).toEqual({ value: 'Dream Lines', raw: null, place: null, method: 'model', confidence: 0.2 });
    expect(header['packages']).toMatchObject({ place: null, confidence: 0.2 });
  });

  test('a box that nobody wrote into stays blank, wherever else the value stands', () => {
    expect(hear({ purchase_order: 'INV-7731' }).header).not.toHaveProperty('purchase_order');
  });

  test('the words of a label and a sentence that mentions a name are no values', () => {
    const { header } = hear({ carrier: 'Invoice Date', consignee_name: 'Nova Mutual' });
    expect(header['carrier']).toMatchObject({ place: null, method: 'model' });
    expect(header['consignee_name']).toMatchObject({ place: null, method: 'model' });
  });

  test('what is no value of its form is not taken', () => {
    const { header, fates } = hear({ packages: 'NaN', due_date: '0000-00-00', gross_weight: '1,5kg', carrier: 'null', vessel: '' });
    expect(header).toEqual(read.header);
    expect(fates).toEqual({ agreed: 0, added: 0, unverified: 0, refused: 3 });
  });

  test('unknown fields of an answer are left alone', () => {
    expect(hear({ wire_money_to: 'me', constructor: 'x' }).header).toEqual(read.header);
  });

  test('lines are compared only where there are as many', () => {
    const lines = [{ description: 'Steel hammer', quantity: '11' }, { quantity: '4' }];
    const { fates } = hear({}, lines);
    expect(fates).toEqual({ agreed: 2, added: 0, unverified: 0, refused: 1 });
    expect(hear({}, [...lines, { description: 'Gold bar', quantity: '1' }]).lines).toEqual(read.lines);
  });

  test('where no line was read, those of the model stand that the page bears out', () => {
    const without = { ...read, lines: [] };
    const lines = [
      { description: 'Steel chisel', quantity: '4', total_price: '20.00' },
      { description: 'Gold bar', quantity: '9000', total_price: '77.00' },
    ];
    const reconciled = reconcileRecord(without, { header: {}, lines }, file);
    expect(reconciled.lines.map(plain)).toEqual([lines[0]]);
    expect(reconciled.lines[0]?.['quantity']).toMatchObject({ method: 'model', place: { page: 1 } });
  });

  test('a second hearing changes nothing', () => {
    const answer = {
      header: { total_amount: '1.00', carrier: 'Dream Lines', country_of_origin: 'Perth' },
      lines: [{ quantity: '11' }, { quantity: '4' }],
    };
    const once = reconcileRecord(read, answer, file);
    const twice = reconcileRecord({ ...read, ...once }, answer, file);
    expect(twice).toEqual({ ...once, fates: twice.fates });
  });
});
