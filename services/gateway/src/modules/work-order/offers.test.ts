import { randomUUID } from 'node:crypto';
import { JobOffers } from '@tallyport/contracts/work-order/offers-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DirectWorkOrders } from '../../testing/direct-work-orders.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
});
afterAll(() => desk.close());

const [documentId, recordId] = [randomUUID(), randomUUID()];

/** What the reactor tells a job once a paper was read. */
async function follow(workOrderId: string, values: Readonly<Record<'vessel' | 'voyage', string>>): Promise<void> {
  const commandId = randomUUID();
  const from = { documentId, recordId, position: 1, place: { page: 1, boxes: [], address: null } };
  await new DirectWorkOrders(desk.parts.eventStore).send({
    type: 'follow-papers',
    commandId,
    correlationId: commandId,
    orgId: org.id,
    workOrderId,
    actor: { kind: 'machine', process: 'papers' },
    standing: { role: null, capacities: [], hasLicence: false },
    issuedAt: '2026-03-14T10:41:50.123Z',
    values: (['vessel', 'voyage'] as const).map((field) => ({
      field,
      value: values[field],
      name: null,
      from: { ...from, field },
    })),
  });
}

test('what papers say fills a job, is offered with its page, accepted, taken back, and dismissed for good', async () => {
  const job = await desk.job(org, broker);
  const path = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
  await desk.call('PUT', path, { token: broker.token, body: { vessel: 'PETREL' } });
  await follow(job.id, { vessel: 'EVER GIVEN', voyage: '025S' });
  await desk.settle();
  const stands = async () => {
    const { body } = await desk.get(path, broker.token);
    return [body['vessel'], body['voyage']];
  };
  const offered = JobOffers.parse((await desk.get(`${path}/offers`, broker.token)).body);
  expect(offered.offers).toMatchObject([{ field: 'vessel', value: 'EVER GIVEN', current: 'PETREL', from: { record_id: recordId } }]);
  expect(offered.filled).toMatchObject([{ field: 'voyage', from: { document_id: documentId, place: { page: 1 } } }]);
  expect(await stands()).toEqual(['PETREL', '025S']);

  const vessel = [{ field: 'vessel', value: 'EVER GIVEN' }];
  const answer = (body: object) => desk.post(`${path}/offers`, broker.token, body);
  expect((await answer({ accept: vessel })).body).toMatchObject({ offers: [], stream_position: 5 });
  await desk.settle();
  expect(await stands()).toEqual(['EVER GIVEN', '025S']);
  expect((await answer({ reopen: vessel })).body['offers']).toMatchObject([{ value: 'EVER GIVEN', current: 'PETREL' }]);
  expect((await answer({ dismiss: vessel })).body['offers']).toEqual([]);
  await follow(job.id, { vessel: 'Ever Given', voyage: '025S' });
  expect((await desk.get(`${path}/offers`, broker.token)).body['offers']).toEqual([]);
  const gone = await answer({ accept: vessel });
  expect([gone.status, gone.body['conflicts']]).toMatchObject([409, [{ field: 'vessel', yours: 'EVER GIVEN', theirs: 'PETREL' }]]);
  await desk.settle();
  expect((await desk.get(`${path}/history`, broker.token)).text).toContain('work-order.values-offered');
});
