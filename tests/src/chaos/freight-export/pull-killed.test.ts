import { randomUUID } from 'node:crypto';
import { changedInvoice, changedLine } from '@tallyport/domain/freight-export/testing/changed-shipment';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { startTestDesk, type TestDesk } from '@tallyport/gateway/testing/test-desk';
import type { TestOrg } from '@tallyport/gateway/testing/test-org';
import { TestPull } from '@tallyport/gateway/testing/test-pull';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableLog } from './killable-log.js';

let desk: TestDesk;
let org: TestOrg;
let log: KillableLog;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  log = new KillableLog(desk.parts.eventStore);
});
afterAll(() => desk.close());

const seed = seedOfRun(process.env);
const COURSES = sized({ short: 2, long: 40 });

/** How many values and lines of a job were taken over, and how often the fetch says that they were. */
async function written(jobId: string): Promise<{ values: number; lines: number; facts: number }> {
  const { rows } = await desk.owner.query<{ type: string; data: { changes?: unknown[]; pulled?: unknown } }>(
    'select type, data from event_store.event where job_id = $1',
    [jobId],
  );
  const taken = rows.filter(({ data }) => data.pulled !== undefined);
  return {
    values: taken.reduce((count, { data }) => count + (data.changes?.length ?? 0), 0),
    lines: taken.filter(({ type }) => type === 'record.line-added').length,
    facts: rows.filter(({ type }) => type === 'sync.taken-over').length,
  };
}

/** Another price on a line of ours, another weight, another port, and a line more. */
async function otherwise(pull: TestPull) {
  const sent = await pull.asSent();
  const [one] = sent.invoices[0]?.lines ?? [];
  if (one === undefined) throw new Error('the sample has lines');
  const changed = changedLine({ ...sent, grossWeight: '4200', portOfDischarge: 'AUMEL' }, 2, { price: '8100' });
  const added = {
    ...one,
    number: '3',
    description: 'LIDS',
    productCode: 'LID-30',
    price: '10',
    quantity: '5',
    hsCode: null,
    netWeight: null,
  };
  return changedInvoice(changed, { lines: [...(changed.invoices[0]?.lines ?? []), added] });
}

const ALL = { values: 3, lines: 1, facts: 1 };
const NOTHING = { values: 0, lines: 0, facts: 0 };

test(`fault 51: a pull that is killed at any await has taken over all or nothing, and a repeat ends it once (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  let kills = 0;
  for (let course = 0; course < COURSES; course++) {
    let survived = false;
    for (let at = 1; !survived; at++) {
      const pull = await TestPull.make(desk, org);
      const sync = await pull.fetched(await otherwise(pull), `B${String(course * 1_000 + at).padStart(8, '0')}`);
      await pull.post(`/syncs/${sync}/bind_key`, undefined);
      const { seen } = await pull.proposal(sync);
      const key = randomUUID();
      const take = () => pull.post(`/syncs/${sync}/take_over`, { seen, take: 'all' }, key);
      log.killAt(at);
      // What a dead gateway answers is no answer of a call: the check of answers throws at it.
      const answer = await take().catch(() => null);
      survived = !log.hasDied();
      const after = await written(pull.job.id);
      expect(survived ? [ALL] : [NOTHING, ALL], `SEED=${seed} course ${course}, await ${at}`).toContainEqual(after);
      if (!survived) kills += 1;
      const isDisturbed = random() < 0.3 && after.facts === 0;
      if (isDisturbed) {
        const changes = [{ field: 'voyage', previous: '114S', next: '115N' }];
        await pull.post(`/waybills/${pull.bill}/amend`, { edits: [{ kind: 'amend', changes }] });
      }
      const repeated = await take();
      expect([repeated.status, answer?.status ?? 200], `SEED=${seed} course ${course}, await ${at}`).toEqual([200, 200]);
      expect(await written(pull.job.id), `SEED=${seed} course ${course}, await ${at}`).toEqual(ALL);
    }
  }
  expect(kills).toBeGreaterThan(COURSES * 8);
}, 300_000);

test(`fault 51: of a pull and an edit of the same value at the same time, one is told both values, and nothing is lost (seed ${seed})`, async () => {
  for (let course = 0; course < COURSES * 4; course++) {
    const pull = await TestPull.make(desk, org);
    const sync = await pull.pulled(await otherwise(pull), `B${String(900_000 + course).padStart(8, '0')}`);
    const { seen } = await pull.proposal(sync);
    const [, line = ''] = pull.invoice.lines;
    const edits = [{ kind: 'amend-line', line_id: line, changes: [{ field: 'total_price', previous: '8000.00', next: '8050.00' }] }];
    const [taken, edited] = await Promise.all([
      pull.post(`/syncs/${sync}/take_over`, { seen, take: 'all' }),
      pull.post(`/invoices/${pull.invoice.id}/amend`, { edits }),
    ]);
    expect([taken.status, edited.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await written(pull.job.id)).toEqual(taken.status === 200 ? ALL : NOTHING);
    const [refused, values] = taken.status === 409 ? [taken, ['8100.00', '8050.00']] : [edited, ['8050.00', '8100.00']];
    expect(refused.body['conflicts']).toMatchObject([{ field: 'total_price', yours: values[0], theirs: values[1], line }]);
  }
}, 300_000);
