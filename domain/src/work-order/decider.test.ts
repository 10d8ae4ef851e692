import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import { describe, test } from 'vitest';
import { given } from '../testing/given.js';
import { workOrderDecider } from './decider.js';

const ID = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01';
const USER = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02';
const OTHER = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c03';

const details = {
  ...unknownShipment(USER),
  waybill_number: 'CLNB2603117',
  port_of_origin: 'CNNGB',
  port_of_dest: 'AUSYD',
  date_arrive: '2026-03-14',
};

const command = {
  commandId: OTHER,
  correlationId: OTHER,
  orgId: OTHER,
  workOrderId: ID,
  actor: { kind: 'person' as const, userId: USER },
  standing: { role: 'broker' as const, capacities: [], hasLicence: true },
  issuedAt: '2026-03-02T01:00:00.000Z',
};
const receive: WorkOrderCommand = { type: 'receive-work-order', ...command, code: 'SYD-1', jobStatus: 'received', details, names: {} };
const received: WorkOrderEvent = {
  type: 'work-order.received',
  data: { workOrderId: ID, code: 'SYD-1', jobStatus: 'received', details, names: {} },
};
const deleted: WorkOrderEvent = { type: 'work-order.deleted', data: { workOrderId: ID } };
// biome-ignore format: a table reads best in rows
const amend = (field: string, previous: string | null, next: string | null): WorkOrderCommand => ({
  type: 'amend-work-order', ...command, changes: [{ field, previous, next }], names: {},
});

describe('workOrderDecider', () => {
  const job = (...events: WorkOrderEvent[]) => given(workOrderDecider, events);

  test('a job is received once', () => {
    job().when(receive).then(received);
    job(received).when(receive).thenRejected('work-order.exists');
  });

  test('a job that is not there takes no command', () => {
    job()
      .when(amend('vessel', null, 'PETREL'))
      .thenRejected('work-order.not-found');
    job(received, deleted)
      .when(amend('vessel', null, 'PETREL'))
      .thenRejected('work-order.not-found');
    job(received, deleted).when(receive).thenRejected('work-order.exists');
  });

  test('a status that stands already leaves nothing to do', () => {
    job(received)
      .when({ type: 'change-job-status', ...command, to: 'received', reason: null })
      .then();
  });

  test('lodged by hand is marked as such', () => {
    const accepted: WorkOrderEvent = {
      type: 'work-order.job-status-changed',
      data: { workOrderId: ID, from: 'available', to: 'accepted', reason: null, byHand: false },
    };
    job(received, accepted)
      .when({ type: 'change-job-status', ...command, to: 'lodged', reason: 'lodged at the counter' })
      .then({
        type: 'work-order.job-status-changed',
        data: { workOrderId: ID, from: 'accepted', to: 'lodged', reason: 'lodged at the counter', byHand: true },
      });
  });

  test('giving a job to the one who has it records nothing', () => {
    const assigned: WorkOrderEvent = { type: 'work-order.assigned', data: { workOrderId: ID, role: 'broker', previous: null, next: USER } };
    const assign: WorkOrderCommand = { type: 'assign-work-order', ...command, role: 'broker', assigneeId: USER };
    job(received).when(assign).then(assigned);
    job(received, assigned).when(assign).then();
    job(received, assigned)
      .when({ ...assign, assigneeId: null })
      .then({ type: 'work-order.assigned', data: { workOrderId: ID, role: 'broker', previous: USER, next: null } });
  });

  test('fault 101: a field that somebody else changed is refused with both values, and nothing is recorded', () => {
    const theirs: WorkOrderEvent = {
      type: 'work-order.amended',
      data: { workOrderId: ID, changes: [{ field: 'vessel', previous: null, next: 'PETREL' }], names: {} },
    };
    job(received, theirs)
      .when(amend('vessel', null, 'TERN'))
      .thenRejected('field-conflict', [{ field: 'vessel', yours: 'TERN', theirs: 'PETREL', line: null }]);
    job(received, theirs)
      .when(amend('vessel', null, 'PETREL'))
      .then();
    job(received, theirs)
      .when(amend('voyage', null, '12E'))
      .then({
        type: 'work-order.amended',
        data: { workOrderId: ID, changes: [{ field: 'voyage', previous: null, next: '12E' }], names: {} },
      });
  });

  test('fault 62: a field that a shipment does not have, or a value that does not fit, is refused', () => {
    job(received)
      .when(amend('org_id', null, OTHER))
      .thenRejected('work-order.unknown-field');
    job(received)
      .when(amend('__proto__', null, 'x'))
      .thenRejected('work-order.unknown-field');
    job(received)
      .when(amend('port_of_dest', 'AUSYD', 'SYD'))
      .thenRejected('work-order.unknown-field');
  });
});
