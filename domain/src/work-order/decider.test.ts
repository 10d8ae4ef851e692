import type { FieldChange } from '@tallyport/contracts/values/field-change';
import type { ReceiveWorkOrder, WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
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
const receive: ReceiveWorkOrder = { type: 'receive-work-order', ...command, code: 'SYD-1', jobStatus: 'received', details, names: {} };
const received: WorkOrderEvent = {
  type: 'work-order.received',
  data: { workOrderId: ID, code: 'SYD-1', jobStatus: 'received', details, names: {} },
};
const deleted: WorkOrderEvent = { type: 'work-order.deleted', data: { workOrderId: ID } };
// biome-ignore format: a table reads best in rows
const amend = (field: string, previous: string | null, next: string | null): WorkOrderCommand => ({
  type: 'amend-work-order', ...command, changes: [{ field, previous, next }], names: {},
});

const lodged = (byHand: boolean): WorkOrderEvent => ({
  type: 'work-order.job-status-changed',
  data: { workOrderId: ID, from: 'accepted', to: 'lodged', reason: null, byHand },
});
const amended = (changes: FieldChange[], followed?: string[]): WorkOrderEvent => ({
  type: 'work-order.amended',
  data: { workOrderId: ID, changes, names: {}, ...(followed && { followed }) },
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

  test('what was lodged by hand goes back by a broker’s word with a reason, and to nowhere but accepted', () => {
    const back: WorkOrderCommand = { type: 'change-job-status', ...command, to: 'accepted', reason: 'the wrong entry' };
    job(received, lodged(true))
      .when(back)
      .then({
        type: 'work-order.job-status-changed',
        data: { workOrderId: ID, from: 'lodged', to: 'accepted', reason: 'the wrong entry', byHand: false },
      });
    job(received, lodged(true))
      .when({ ...back, reason: null })
      .thenRejected('work-order.reason-needed');
    job(received, lodged(true))
      .when({ ...back, standing: { ...command.standing, role: 'compiler' } })
      .thenRejected('work-order.broker-needed');
    job(received, lodged(true))
      .when({ ...back, to: 'available' })
      .thenRejected('work-order.illegal-transition');
    job(received, lodged(false)).when(back).thenRejected('work-order.illegal-transition');
  });

  test('what customs lodged makes the job lodged from any status, and what it withdrew makes it accepted', () => {
    const follow = (to: 'lodged' | 'accepted'): WorkOrderCommand => ({ type: 'follow-lodgement', ...command, to });
    const moved = (from: 'received' | 'lodged', to: 'lodged' | 'accepted'): WorkOrderEvent => ({
      type: 'work-order.job-status-changed',
      data: { workOrderId: ID, from, to, reason: null, byHand: false },
    });
    job(received).when(follow('lodged')).then(moved('received', 'lodged'));
    job(received, lodged(true)).when(follow('lodged')).then(moved('lodged', 'lodged'));
    job(received, lodged(false)).when(follow('lodged')).then();
    job(received, lodged(false)).when(follow('accepted')).then(moved('lodged', 'accepted'));
    job(received, lodged(true)).when(follow('accepted')).then();
    job(received).when(follow('accepted')).then();
    job(received, deleted).when(follow('lodged')).thenRejected('work-order.not-found');
  });

  test('a lodged job is not deleted; taken back it may be', () => {
    const remove: WorkOrderCommand = { type: 'delete-work-order', ...command };
    job(received, lodged(true)).when(remove).thenRejected('work-order.lodged');
    job(received, lodged(false)).when(remove).thenRejected('work-order.lodged');
    const back: WorkOrderEvent = {
      type: 'work-order.job-status-changed',
      data: { workOrderId: ID, from: 'lodged', to: 'accepted', reason: 'a mistake', byHand: false },
    };
    job(received, lodged(true), back).when(remove).then(deleted);
  });
});

describe('the dates of a job', () => {
  const job = (...events: WorkOrderEvent[]) => given(workOrderDecider, events);
  const refused = 'work-order.arrival-before-departure';

  test('have the arrival on or after the departure, in a new job and in a change of either', () => {
    job()
      .when({ ...receive, details: { ...details, date_depart: '2026-03-15' } })
      .thenRejected(refused);
    job(received)
      .when(amend('date_depart', null, '2026-03-15'))
      .thenRejected(refused);
    job(received)
      .when(amend('date_depart', null, '2026-03-14'))
      .then(amended([{ field: 'date_depart', previous: null, next: '2026-03-14' }]));
    const departed = amended([{ field: 'date_depart', previous: null, next: '2026-03-14' }]);
    job(received, departed)
      .when(amend('date_arrive', '2026-03-14', '2026-03-13'))
      .thenRejected(refused);
  });

  test('that are in disorder already stand in no other change’s way', () => {
    const disorder = amended([{ field: 'date_depart', previous: null, next: '2026-04-01' }]);
    job(received, disorder)
      .when(amend('vessel', null, 'PETREL'))
      .then(amended([{ field: 'vessel', previous: null, next: 'PETREL' }]));
  });
});

describe('the deadline', () => {
  const job = (...events: WorkOrderEvent[]) => given(workOrderDecider, events);
  // biome-ignore format: a table reads best in rows
  const move = (field: string, previous: string | null, next: string | null, timeZone = 'Australia/Sydney'): WorkOrderCommand => ({
    type: 'amend-work-order', ...command, changes: [{ field, previous, next }], names: {}, timeZone,
  });
  const arrival = { field: 'date_arrive', previous: '2026-03-14', next: '2026-07-01' };
  const follows = { field: 'deadline', previous: null, next: '2026-07-01T07:00:00.000Z' };

  test('follows the arrival, and is named as one that nobody entered', () => {
    job(received)
      .when(move('date_arrive', '2026-03-14', '2026-07-01'))
      .then(amended([arrival, follows], ['deadline']));
    const moved = amended([arrival, follows], ['deadline']);
    job(received, moved)
      .when(move('date_arrive', '2026-07-01', null))
      .then(
        amended(
          [
            { field: 'date_arrive', previous: '2026-07-01', next: null },
            { ...follows, previous: follows.next, next: null },
          ],
          ['deadline'],
        ),
      );
    job(received, moved)
      .when(move('branch', USER, OTHER, 'Australia/Perth'))
      .then(
        amended(
          [
            { field: 'branch', previous: USER, next: OTHER },
            { field: 'deadline', previous: follows.next, next: '2026-07-01T09:00:00.000Z' },
          ],
          ['deadline'],
        ),
      );
  });

  test.each([
    ['sets', '2026-03-20T01:00:00.000Z'],
    ['clears', null],
  ])('stays once a person %s it', (_does, next) => {
    const before = amended([{ field: 'deadline', previous: null, next: '2026-03-14T06:00:00.000Z' }], ['deadline']);
    const set = amended([{ field: 'deadline', previous: '2026-03-14T06:00:00.000Z', next }]);
    job(received, before, set)
      .when(move('date_arrive', '2026-03-14', '2026-07-01'))
      .then(amended([arrival]));
  });

  test('that is entered together with the arrival is the person’s', () => {
    const entered = { field: 'deadline', previous: null, next: '2026-06-30T00:00:00.000Z' };
    const both: WorkOrderCommand = { type: 'amend-work-order', ...command, changes: [arrival, entered], names: {}, timeZone: 'UTC' };
    job(received)
      .when(both)
      .then(amended([arrival, entered]));
  });
});
