import { randomUUID } from 'node:crypto';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { WorkOrderState } from '@tallyport/domain/work-order/state';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ReactionDesk } from './testing/reaction-desk.js';
import { RecordedJob } from './testing/recorded-job.js';

let desk: ReactionDesk;

beforeAll(async () => {
  desk = await ReactionDesk.open(inject('postgresUrl'));
});
afterAll(() => desk.database.drop());
beforeEach(() => desk.start());
afterEach(() => desk.clear());

const orgId = randomUUID();
const place = { page: 1, boxes: [], address: null };

function read(values: Readonly<Record<string, string>>, confidence = 0.99): Readings {
  const reading = (value: string) => ({ value, raw: null, place, method: 'text layer' as const, confidence });
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, reading(value)]));
}

/** A job with a bill that is read, looked at and withdrawn. */
class Job extends RecordedJob {
  readonly documentId = randomUUID();
  readonly recordId = randomUUID();

  constructor() {
    super(desk, orgId);
  }

  private bill(event: DomainEvent) {
    return this.record(`waybill/${this.recordId}`, event, { kind: 'person', userId: orgId });
  }

  private get about() {
    return { recordId: this.recordId, workOrderId: this.id, kind: 'waybill' as const };
  }

  async read(fields: Readings, attempt = 1) {
    const source = { documentId: this.documentId, attempt, fromPage: 1, toPage: 1, documentType: 'HBL' };
    await this.bill({ type: 'record.extracted', data: { ...this.about, source, fields, lineCount: 0 } });
    await this.finish(attempt);
  }

  finish(attempt = 1) {
    const data = { documentId: this.documentId, workOrderId: this.id, attempt, step: 'completed' as const, summary: '' };
    return this.record(`extraction/${this.documentId}`, { type: 'extraction.step-finished', data: { ...data, pages: 1, values: 1 } });
  }

  confirm(field: string, value: string) {
    return this.bill({ type: 'record.values-confirmed', data: { ...this.about, lineId: null, values: [{ field, value }] } });
  }

  withdraw() {
    return this.bill({ type: 'record.withdrawn', data: { ...this.about, reason: 'document-withdrawn' } });
  }
}

describe('what a bill says is told to its job', () => {
  test('once it was read, by the job’s own names and without what is doubtful', async () => {
    const job = new Job();
    await job.read({
      ...read({ bl_number: 'HBL1', flight: 'QF128', port_of_loading: 'Ningbo (CNNGB)' }),
      ...read({ vessel: 'EVER' }, 0.5),
    });
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual(['follow-papers waybill_number=HBL1 voyage=QF128 port_of_origin=CNNGB']);
  });

  test('again when a person looked at a doubtful value, and when it counts no longer', async () => {
    const job = new Job();
    await job.read(read({ vessel: 'EVER GIVEN' }, 0.5));
    await job.confirm('vessel', 'EVER GIVEN');
    await desk.lanes.fill(job.lane);
    expect(new Set(desk.calls)).toEqual(new Set(['follow-papers vessel=EVER GIVEN']));
    desk.calls = [];
    await job.withdraw();
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual(['follow-papers ']);
  });

  test('a party by its id, where the organisation has one of that name and not two', async () => {
    const job = new Job();
    const pool = desk.database.pool();
    await pool.query(`insert into kept.organisation (org_id, name) values ($1, 'An organisation') on conflict do nothing`, [orgId]);
    const party = async (name: string) => {
      const { rows } = await pool.query<{ id: string }>('insert into kept.party (id, org_id, name) values ($1, $2, $3) returning id', [
        randomUUID(),
        orgId,
        name,
      ]);
      return rows[0]?.id;
    };
    const importer = await party('Banksia Homewares Pty Ltd');
    await party('Ningbo Tools Co., Ltd');
    await party('NINGBO TOOLS');
    await job.read(read({ consignee_name: 'BANKSIA HOMEWARES', shipper_name: 'Ningbo Tools' }));
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual([`follow-papers importer_id=${importer}`]);
  });

  test('a paper that is no bill tells a job nothing, and a job that was deleted meanwhile holds up nothing', async () => {
    const job = new Job();
    await job.finish();
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual([]);
    await job.read(read({ vessel: 'EVER GIVEN' }), 2);
    desk.fail = () => new WorkflowUpdateFailedError('refused', ApplicationFailure.nonRetryable('gone', 'work-order.not-found'));
    await desk.lanes.fill(job.lane);
    expect(await desk.parked()).toEqual([]);
  });
});

describe('a paper of another job', () => {
  const received = (job: Job): DomainEvent => {
    const details = { ...unknownShipment(orgId), waybill_number: 'HBL2' };
    return { type: 'work-order.received', data: { workOrderId: job.id, code: 'SYD-1', jobStatus: 'received', details, names: {} } };
  };

  test('fills nothing and offers nothing, until a person keeps it here or calls the job as it does', async () => {
    const [kept, called] = [new Job(), new Job()];
    for (const job of [kept, called]) {
      await job.record(`work-order/${job.id}`, received(job));
      await job.read(read({ bl_number: 'HBL1', vessel: 'EVER GIVEN' }));
      await desk.lanes.fill(job.lane);
    }
    expect(desk.calls).toEqual(['follow-papers ', 'follow-papers ']);
    desk.calls = [];
    const keptFor = [{ reason: 'waybill-number' as const, said: 'HBL1' }];
    const keeping = { documentId: kept.documentId, workOrderId: kept.id, keptFor };
    await kept.record(`document/${kept.documentId}`, { type: 'document.kept-here', data: keeping });
    const changes = [{ field: 'waybill_number', previous: 'HBL2', next: 'HBL1' }];
    await called.record(`work-order/${called.id}`, { type: 'work-order.amended', data: { workOrderId: called.id, changes, names: {} } });
    for (const job of [kept, called]) await desk.lanes.fill(job.lane);
    const whole = 'follow-papers waybill_number=HBL1 vessel=EVER GIVEN';
    expect(desk.calls).toEqual([whole, whole]);
  });
});

describe('a reactor that dies', () => {
  /** The process of a job as its stream knows it: a command that was recorded before is not decided again. */
  function processOf(job: Job) {
    const seen = new Set<string>();
    const events: DomainEvent[] = [];
    let state: WorkOrderState = workOrderDecider.evolve(workOrderDecider.initialState, {
      type: 'work-order.received',
      data: { workOrderId: job.id, code: 'SYD-1', jobStatus: 'received', details: unknownShipment(orgId), names: {} },
    });
    return {
      events,
      take(command: WorkOrderCommand) {
        if (seen.has(command.commandId)) return;
        seen.add(command.commandId);
        const decided = workOrderDecider.decide(command, state);
        events.push(...decided);
        state = decided.reduce((before, event) => workOrderDecider.evolve(before, event), state);
      },
    };
  }

  test.each(['before the log is read', 'after it was read', 'before the command arrived', 'after it was recorded', 'never'])(
    '%s tells the job once',
    async (moment) => {
      const job = new Job();
      const { events, take } = processOf(job);
      await job.read(read({ bl_number: 'HBL1', vessel: 'EVER GIVEN' }));
      const die = () => {
        throw new Error('killed');
      };
      let isAlive = moment === 'never';
      desk.beforeQuery = () => void (!isAlive && moment === 'before the log is read' && die());
      desk.afterQuery = () => void (!isAlive && moment === 'after it was read' && die());
      desk.onCommand = (command) => {
        if (!isAlive && moment === 'before the command arrived') die();
        take(command);
        if (!isAlive) die();
      };
      const end = await desk.lanes.fill(job.lane).then(() => 'lives', String);
      expect(end).toBe(moment === 'never' ? 'lives' : 'Error: killed');
      isAlive = true;
      await desk.restart();
      await desk.lanes.fill(job.lane);
      await desk.lanes.fill(job.lane);
      expect(events.map(({ type }) => type)).toEqual(['work-order.amended']);
    },
  );
});
