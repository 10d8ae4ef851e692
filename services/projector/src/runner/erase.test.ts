import { randomUUID } from 'node:crypto';
import { eraseEvent } from '@tallyport/event-store/erase';
import { laneOf } from '@tallyport/event-store/lane';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECTIONS } from '../projections/projections.js';
import { readModelHashes } from '../testing/read-model-hash.js';
import { extracted, person, type RecordRef, reading, received, uploaded } from '../testing/sample-events.js';
import { createTestProjector, type TestProjector } from '../testing/test-projector.js';
import { beginRebuild, rebuild } from './rebuild.js';

let projector: TestProjector;
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
});
afterAll(() => projector.database.drop());

const SECRET = 'Wombat Importers of Warrnambool';

/** Every row of every read model and feed, as one text. */
async function everything(): Promise<string> {
  const tables = [...PROJECTIONS.flatMap((projection) => projection.tables), 'change_feed', 'applied'];
  const texts = await Promise.all(
    tables.map((table) => projector.rows<{ row: string }>(`select t::text as row from read_model.${table} t`)),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

test('erased personal data leave every read model, which then equals one rebuilt from the log', async () => {
  const job = randomUUID();
  const document = randomUUID();
  const ref: RecordRef = { recordId: randomUUID(), workOrderId: job, kind: 'waybill' };
  const { journal, lanes, models } = projector;
  await journal.record(`work-order/${job}`, job, [received(job)]);
  await journal.record(`document/${document}`, job, [uploaded(document, job, `${SECRET}.pdf`)]);
  await journal.record(`waybill/${ref.recordId}`, job, [extracted(ref, document, { gross_weight: reading('12') })]);
  const change = { field: 'consignee_name', previous: null, next: SECRET };
  await journal.record(`waybill/${ref.recordId}`, job, [{ type: 'record.amended', data: { ...ref, changes: [change] } }], person());
  await lanes.take(laneOf(job, ''), await projector.messagesOf(job));
  expect(await everything()).toContain(SECRET);

  for (const [streamId, streamPosition] of [
    [`document/${document}`, 1],
    [`waybill/${ref.recordId}`, 2],
  ] as const) {
    const erasure = {
      orgId: journal.orgId,
      streamId,
      streamPosition,
      reason: 'asked for',
      actor: person(),
      recordedAt: '2026-03-15T00:00:00.000Z',
    };
    expect(await eraseEvent(projector.owner, erasure)).toBe(true);
  }
  await lanes.take(laneOf(job, ''), await projector.messagesOf(job));
  expect(await everything()).not.toContain(SECRET);

  const live = await readModelHashes(projector.owner);
  for (const projection of PROJECTIONS) {
    await beginRebuild(models.options.pool, projection);
    await rebuild(models, projection);
  }
  expect(await readModelHashes(projector.owner)).toEqual(live);
});
