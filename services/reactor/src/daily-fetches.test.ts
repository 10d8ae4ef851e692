import { randomUUID } from 'node:crypto';
import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fetchDaily } from './daily-fetches.js';

const HOUR_MS = 3_600_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** A freight system of an organisation of its own. */
async function aSystem({ isHeld = false } = {}) {
  const of = { orgId: randomUUID(), systemId: randomUUID() };
  const owner = database.pool();
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Lantern Bay')`, [of.orgId]);
  await owner.query(
    `insert into kept.freight_system (org_id, id, name, address, enterprise_id, server_id, company_code, user_name, data_provider, target_type,
       bill_rule, finds_by_reference, reference_type, settle_seconds, calls_at_once, call_seconds, pull_seconds, is_held)
     values ($1, $2, 'CargoWise', 'https://freight.example', 'TP', 'TST', 'SYD', 'u', 'TALLYPORT', 'ForwardingShipment', 'house', true,
       'TPX', 600, 4, 120, 300, $3)`,
    [of.orgId, of.systemId, isHeld],
  );
  return of;
}

type System = Awaited<ReturnType<typeof aSystem>>;

async function asked({ orgId, systemId }: System, kind: 'organisations' | 'products' | 'look', hoursAgo: number): Promise<void> {
  const syncId = randomUUID();
  const data = { syncId, kind, systemId, workOrderId: null, key: null };
  await append(database.pool('worker', 1), {
    orgId,
    streamId: `sync/${syncId}`,
    jobId: null,
    after: START,
    events: [{ type: 'sync.requested', data }],
    metadata: sampleMetadata(),
    recordedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  });
}

/** What is asked for now, of this system. */
async function fetched({ systemId }: System): Promise<SyncCommand[]> {
  const sent: SyncCommand[] = [];
  const send = async (_: unknown, command: SyncCommand) => {
    sent.push(command);
    return { streamPosition: 1 };
  };
  await fetchDaily(database.pool('reactor', 1), { send });
  return sent.filter((command) => command.type === 'request-sync' && command.systemId === systemId);
}

test('what was fetched once is asked for again a day after it was asked for last, and a look at a job is not', async () => {
  const system = await aSystem();
  await asked(system, 'organisations', 50);
  await asked(system, 'organisations', 25);
  await asked(system, 'products', 23);
  await asked(system, 'look', 90);
  expect(await fetched(system)).toMatchObject([{ kind: 'organisations', workOrderId: null, actor: { kind: 'machine' } }]);
});

test('however often it is asked before the log has it, it is one fetch', async () => {
  const system = await aSystem();
  await asked(system, 'products', 30);
  const [first] = await fetched(system);
  expect(await fetched(system)).toMatchObject([{ commandId: first?.commandId, syncId: first?.syncId }]);
});

test('a system that a person holds, or from which nobody fetched anything, is left alone', async () => {
  const held = await aSystem({ isHeld: true });
  await asked(held, 'products', 30);
  expect([await fetched(held), await fetched(await aSystem())]).toEqual([[], []]);
});
