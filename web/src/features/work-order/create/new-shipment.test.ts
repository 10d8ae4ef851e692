import { NewWorkOrder } from '@tallyport/contracts/work-order/http';
import { expect, test } from 'vitest';
import { checkShipment, emptyShipment, isTouched } from './new-shipment.js';

const branch = '7f7f1c9e-8f1a-4b52-9f5c-0d7c2b8f4a11';
const party = { id: '0d7c2b8f-4a11-4b52-9f5c-7f7f1c9e8f1a', text: 'Wattlebrook Lighting' };

test('an untouched form is a valid shipment: nothing but the branch is needed', () => {
  expect(checkShipment(emptyShipment(branch)).ok).toBe(true);
  expect(checkShipment(emptyShipment(''))).toEqual({ ok: false, wrong: { branch: 'newShipment.branchNeeded' } });
  expect(isTouched(emptyShipment(branch))).toBe(false);
});

test('all eleven fields reach the order', () => {
  const checked = checkShipment({
    importer_id: party,
    exporter_id: party,
    notify_party_id: null,
    status_id: 'compile',
    waybill_number: ' CLNB2603117 ',
    order_type: 'export',
    port_of_origin: 'cnngb',
    port_of_dest: 'AUSYD',
    date_depart: '2026-03-01',
    date_arrive: '2026-03-14',
    branch,
  });
  expect(checked.ok && NewWorkOrder.parse(checked.body)).toEqual({
    importer_id: party.id,
    exporter_id: party.id,
    notify_party_id: null,
    status_id: 'compile',
    waybill_number: 'CLNB2603117',
    order_type: 'export',
    port_of_origin: 'CNNGB',
    port_of_dest: 'AUSYD',
    date_depart: '2026-03-01',
    date_arrive: '2026-03-14',
    branch,
  });
});

test.each([
  [{ port_of_origin: 'Ningbo' }, { port_of_origin: 'newShipment.port' }],
  [{ date_arrive: 'tomorrow' }, { date_arrive: 'newShipment.day' }],
  [{ waybill_number: 'x'.repeat(36) }, { waybill_number: 'newShipment.tooLong' }],
  [{ date_depart: '2026-03-14', date_arrive: '2026-03-01' }, { date_arrive: 'newShipment.order' }],
] as const)('%j is refused by field', (wrong, error) => {
  expect(checkShipment({ ...emptyShipment(branch), ...wrong })).toEqual({ ok: false, wrong: error });
});
