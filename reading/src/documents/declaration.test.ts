import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { type HeaderDeclaration, totals } from './declaration.js';
import { identifierAt, partyAt, weightAt } from './labelled.js';

type Invoice = HeaderDeclaration<HeaderField<'invoice'>>;

test('what the record does not have does not compile', () => {
  const declared: Invoice[] = [
    { purchase_order: [identifierAt('purchase_order')], seller: [partyAt('seller')], net_weight: [weightAt('net_weight')] },
    // @ts-expect-error -- no record has a field of this name
    { purchase_oder: [identifierAt('purchase_order')] },
    // @ts-expect-error -- only a waybill has a booking number
    { booking_number: [identifierAt('booking_number')] },
    // @ts-expect-error -- nobody of this role is on an invoice
    { shipper: [partyAt('shipper')] },
    // @ts-expect-error -- labels name nothing of this name
    { purchase_order: [identifierAt('purchase_oder')] },
    // @ts-expect-error -- a party has a name and an address, and fills a role
    { seller_name: [partyAt('seller')] },
    // @ts-expect-error -- only what is measured has a unit
    { order_number: [weightAt('net_weight')] },
    // @ts-expect-error -- nothing else on an invoice is known by this name
    { goods_total: [totals((_text, known) => known.get('goods_totl'))] },
  ];
  expect(declared).toHaveLength(8);
});
