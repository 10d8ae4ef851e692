import { randomUUID } from 'node:crypto';
import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import { append } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { streamHead } from '@tallyport/event-store/load';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { allOpenExports } from './exports.js';
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
const at = '2026-03-14T02:00:00.000Z';
const call = { attempt: 1, milliseconds: 900 };
const heard = { key: 'S1', lines: [], original: null };

/** An event, by which export it is of. */
type Told = (of: { readonly exportId: string; readonly workOrderId: string }) => ExportEvent;

/** A job with exports that stand in different states. */
class Job extends RecordedJob {
  readonly system = randomUUID();

  constructor() {
    super(desk, orgId);
  }

  /** An export after these events, told by what they say beyond its id. */
  async export(...events: Told[]): Promise<string> {
    const exportId = randomUUID();
    const of = { exportId, workOrderId: this.id };
    const message = {
      hash: 'a'.repeat(64),
      bytes: 10,
      content: 'a'.repeat(64),
      fingerprint: 'a'.repeat(64),
      madeFrom: [],
      shown: { importer: '', importerCode: '', bill: '' },
    };
    const wish = { kind: 'send' as const, systemId: this.system, branchId: null, targetType: 'ForwardingShipment' as const, key: null };
    const asked = { ...of, ...wish, handle: 'TPABCDEFGHIJKLMNOPQRST', message, looked: null, reason: null };
    const all: ExportEvent[] = [{ type: 'export.requested', data: asked }, ...events.map((event) => event(of))];
    for (const event of all) await this.record(`export/${exportId}`, event);
    return exportId;
  }

  delete() {
    return this.record(`work-order/${this.id}`, { type: 'work-order.deleted', data: { workOrderId: this.id } });
  }
}

const begun: Told = (of) => ({
  type: 'export.call-begun',
  data: { ...of, attempt: 1, hash: 'a'.repeat(64), fingerprint: 'a'.repeat(64), at },
});
const accepted: Told = (of) => ({ type: 'export.accepted', data: { ...of, ...call, ...heard } });
const readBack: Told = (of) => ({ type: 'export.read-back', data: { ...of, key: 'S1', differences: [], original: null } });
const refused: Told = (of) => ({ type: 'export.refused', data: { ...of, ...call, httpStatus: 200, lines: [], original: null } });
const waiting: Told = (of) => ({ type: 'export.waiting', data: { ...of, waitingFor: 'refused', detail: null } });
const released: Told = (of) => ({ type: 'export.released', data: { ...of, reason: null } });
const heldByPerson: Told = (of) => ({ type: 'export.held', data: { ...of, hold: 'by-person', reason: 'wait' } });
const heldWithSystem: Told = (of) => ({ type: 'export.held', data: { ...of, hold: 'system-held', reason: 'stocktaking' } });
const held: Told = (of) => ({ type: 'export.held', data: { ...of, hold: 'log-in-refused', reason: null } });

test('fault 43 (exports): a deleted job ends each of its exports that has not ended, and those of no other', async () => {
  const job = new Job();
  await new Job().export();
  await job.export(begun, accepted, readBack);
  const unfinished = [await job.export(), await job.export(begun), await job.export(begun, refused, waiting)];
  await job.delete();
  await desk.lanes.fill(job.lane);
  expect(desk.calls.filter((told) => told.startsWith('end-export')).toSorted()).toEqual(
    unfinished.map((id) => `end-export-of-job send ${id}`).toSorted(),
  );
});

test('what goes on by itself has to have a run, what waits for somebody has none', async () => {
  const job = new Job();
  const open = [await job.export(), await job.export(begun, accepted), await job.export(held, released)];
  await job.export(begun, refused, waiting);
  await job.export(held);
  await job.export(begun, accepted, readBack);
  const found = await allOpenExports(desk.reactor);
  expect(found.map(({ exportId }) => exportId).toSorted()).toEqual(open.toSorted());
  expect(found[0]).toMatchObject({ orgId, workOrderId: job.id, kind: 'send' });
});

/** A system of the organisation as an administrator keeps it, held or not. */
async function keepSystem(systemId: string, isHeld: boolean): Promise<void> {
  const owner = desk.database.pool();
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Lantern Bay') on conflict do nothing`, [orgId]);
  await owner.query(`delete from kept.freight_system where org_id = $1`, [orgId]);
  await owner.query(
    `insert into kept.freight_system (org_id, id, name, address, enterprise_id, server_id, company_code, user_name, data_provider, target_type,
       bill_rule, finds_by_reference, reference_type, settle_seconds, calls_at_once, call_seconds, pull_seconds, is_held)
     values ($1, $2, 'Melbourne', 'https://freight.example', 'LBY', 'TRN', 'MEL', 'desk', 'TALLYPORT', 'ForwardingShipment',
       'house', true, 'TPX', 600, 4, 120, 300, $3)`,
    [orgId, systemId, isHeld],
  );
}

/** The connection of a system was tried, or something was fetched from it. */
async function trySystem(systemId: string, kind: 'connection_test' | 'organisations', isReached: boolean): Promise<void> {
  const syncId = randomUUID();
  const streamId = `sync/${syncId}`;
  const counts = { read: 0, fresh: 0, changed: 0, same: 0 };
  const ended = { syncId, lines: [], milliseconds: 9 };
  const events = [
    { type: 'sync.requested' as const, data: { syncId, kind, systemId, workOrderId: null, key: null } },
    isReached
      ? { type: 'sync.finished' as const, data: { ...ended, counts, gone: 0, result: null, fingerprint: null } }
      : { type: 'sync.failed' as const, data: { ...ended, cause: 'no-answer' as const, detail: null, httpStatus: null, original: null } },
  ];
  const after = await streamHead(desk.worker, orgId, streamId);
  await append(desk.worker, { orgId, streamId, jobId: null, after, events, metadata: sampleMetadata(), recordedAt: at });
  await desk.number();
  await desk.lanes.fill(laneOf(null, streamId));
}

const releasesOf = (ids: readonly string[]) => ids.map((id) => `release-export send ${id}`).toSorted();

test.each([
  ['connection_test', true],
  ['organisations', false],
] as const)(
  'after a %s that finished, what the log-in held goes on: %s; what another system or a person held stays',
  async (kind, goesOn) => {
    const job = new Job();
    const waited = [await job.export(held), await job.export(begun, held)];
    await job.export(heldByPerson);
    await job.export(held, released);
    await new Job().export(held);
    await trySystem(job.system, kind, true);
    expect(desk.calls.toSorted()).toEqual(goesOn ? releasesOf(waited) : []);
  },
);

describe('what was held with its freight system', () => {
  test.each([
    ['goes on when that is held no more and its connection was tried', false, true, true],
    ['goes on whatever came of the try: it tells by itself what is wrong', false, false, true],
    ['stays while that is held', true, true, false],
  ])('%s', async (_, isHeld, isReached, goesOn) => {
    const job = new Job();
    const waited = [await job.export(heldWithSystem), await job.export(begun, heldWithSystem)];
    await job.export(heldByPerson);
    await new Job().export(heldWithSystem);
    await keepSystem(job.system, isHeld);
    await trySystem(job.system, 'connection_test', isReached);
    // Where the try shares the lane of the job, what was held is heard of as well, and released a second time.
    expect([...new Set(desk.calls)].toSorted()).toEqual(goesOn ? releasesOf(waited) : []);
  });

  test.each([
    ['goes on at once where a person had released that just before', false, true],
    ['stays where nobody had', true, false],
  ])('%s', async (_, isHeld, goesOn) => {
    const job = new Job();
    await keepSystem(job.system, isHeld);
    const late = await job.export(heldWithSystem);
    await job.export(heldWithSystem, released);
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual(goesOn ? releasesOf([late]) : []);
  });
});

test('what moved on before it could be released stays as it is, and parks nothing', async () => {
  const job = new Job();
  await job.export(held);
  desk.fail = () => new WorkflowUpdateFailedError('refused', ApplicationFailure.nonRetryable('sending', 'export.illegal-transition'));
  await trySystem(job.system, 'connection_test', true);
  expect(await desk.parked()).toEqual([]);
  desk.fail = null;
});

describe('what a freight system sends by itself', () => {
  const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';

  /** A message as the intake records it, of this organisation; a second one under the same number where there is one. */
  async function receive(handle: string | null, times = 1, org = orgId): Promise<string> {
    const messageId = randomUUID();
    const streamId = `freight-message/${messageId}`;
    const reference = { system: 'LBYTRNSYD', type: null, key: null, handle, interchange: messageId };
    for (let time = 0; time < times; time++) {
      const data = { messageId, original: String(time).repeat(64), bytes: 9, reference, unreadable: null };
      const after = await streamHead(desk.worker, org, streamId);
      const events = [{ type: 'freight-message.received' as const, data }];
      await append(desk.worker, { orgId: org, streamId, jobId: null, after, events, metadata: sampleMetadata(), recordedAt: at });
    }
    await desk.number();
    await desk.lanes.fill(laneOf(null, streamId));
    return messageId;
  }

  test('fault 47 (exports): is handed to the export whose handle it names, and under one number only the first', async () => {
    const exportId = await new Job().export();
    const messageId = await receive(HANDLE, 2);
    expect(desk.calls).toEqual([`hear ${exportId} ${messageId}`]);
  });

  test.each([
    ['a person', { kind: 'person', userId: randomUUID() }, true],
    ['the export itself', { kind: 'machine', process: 'freight-system' }, false],
  ] as const)('fault 48 (exports): matched by %s it is handed to that export: %s', async (_who, actor, isHanded) => {
    const job = new Job();
    const exportId = await job.export();
    const messageId = await receive(null);
    const streamId = `freight-message/${messageId}`;
    const events = [{ type: 'freight-message.matched' as const, data: { messageId, workOrderId: job.id, exportId } }];
    const after = await streamHead(desk.worker, orgId, streamId);
    await append(desk.worker, { orgId, streamId, jobId: null, after, events, metadata: { ...sampleMetadata(), actor }, recordedAt: at });
    await desk.number();
    await desk.lanes.fill(laneOf(null, streamId));
    expect(desk.calls).toEqual(isHanded ? [`hear ${exportId} ${messageId}`] : []);
  });

  test('fault 48 (exports): reaches nobody where it names no handle, one that nobody has, or one of another organisation', async () => {
    await new Job().export();
    await receive(null);
    await receive(`${HANDLE.slice(0, -1)}2`);
    await receive(HANDLE, 1, randomUUID());
    expect([desk.calls, await desk.parked()]).toEqual([[], []]);
  });
});
