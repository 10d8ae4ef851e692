import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { HeaderFields } from './fields.js';

const read = (value: string) => ({ value, from: [], certainty: 1 });

test('what was found first stays, and a unit stands with its own amount alone', () => {
  const header = new HeaderFields<HeaderField<'invoice'>>();
  header.put('currency', null);
  header.put('currency', read('USD'));
  header.put('currency', read('EUR'));
  header.putMeasure('net_weight', 'weight_unit', { amount: read('12'), unit: null });
  header.putMeasure('net_weight', 'weight_unit', { amount: read('26'), unit: read('LB') });
  header.putParty('seller', { name: read('Cedar Hill Ltd'), address: null });
  expect([...header.all].map(([field, { value }]) => [field, value])).toEqual([
    ['currency', 'USD'],
    ['net_weight', '12'],
    ['seller_name', 'Cedar Hill Ltd'],
  ]);
});

test('a misspelt field does not compile, nor does one that papers of this kind do not have', () => {
  const header = new HeaderFields<HeaderField<'invoice'>>();
  // @ts-expect-error -- no record has a field of this name
  header.put('curency', null);
  // @ts-expect-error -- only a waybill has a booking number
  header.put('booking_number', null);
  // @ts-expect-error -- nobody of this role is on an invoice
  header.putParty('shiper', { name: null, address: null });
  // @ts-expect-error -- no record has a field of this name
  expect(header.get('curency')).toBeNull();
});
