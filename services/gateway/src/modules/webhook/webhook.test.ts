import { randomBytes, randomUUID } from 'node:crypto';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import type { Webhook, WebhookDelivery } from '@tallyport/contracts/webhook/http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  admin = await org.member(null, ['admin']);
});

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const at = (path = '') => `/api/v1/orgs/${org.id}/webhooks${path}`;
const post = (path: string, body?: object) => desk.post(at(path), admin.token, body);
const make = (more: object = {}) => post('', { address: 'https://hooks.example/in', secret: newSecret(), ...more });
const hookOf = (answer: { readonly body: unknown }) => answer.body as Webhook;
const listed = async () => ((await desk.get(at(), admin.token)).body['results'] as unknown as Webhook[])[0];

/** As the deliverer writes it down. */
async function place(id: string, told: { course?: number; position: number; failing?: boolean; off?: boolean }): Promise<void> {
  const { course = 1, position, failing = false, off = false } = told;
  await desk.owner.query(
    `insert into webhook.place (org_id, webhook_id, course, position, failing_since, failing_fault, off_at)
     values ($1, $2, $3, $4, case when $5 then now() end, case when $5 then 'timeout' end, case when $6 then now() end)`,
    [org.id, id, course, position, failing, off],
  );
}

async function failedDelivery(webhook: string, position: number): Promise<string> {
  const id = randomUUID();
  await desk.owner.query(
    `insert into webhook.delivery (org_id, webhook_id, id, kind, state, event_type, position, previous, event_id, stream_id, stream_position, recorded_at)
     values ($1, $2, $3, 'event', 'failed', 'document.uploaded', $4, 0, $3, 'document/x', 1, now())`,
    [org.id, webhook, id, position],
  );
  return id;
}

test('an endpoint that takes nothing is an alarm of the cockpit, by its host alone; a paused one is none', async () => {
  const [{ id }, paused] = [hookOf(await make({ address: 'https://hooks.example/in/secret-part' })), hookOf(await make())];
  for (const hook of [id, paused.id]) await place(hook, { position: 4, failing: true });
  await failedDelivery(id, 5);
  await failedDelivery(id, 6);
  await post(`/${paused.id}/pause`, {});
  const operator = await org.member(null, ['operator']);
  const { alarms } = (await desk.get(`/api/v1/orgs/${org.id}/exports/summary`, operator.token)).body as unknown as ExportSummary;
  expect(alarms).toMatchObject([{ kind: 'endpoint-failing', about: { id, name: 'hooks.example' }, figure: 2, unit: 'deliveries' }]);
});

describe('an endpoint', () => {
  test('is sent what is recorded from now on, and its secret is told to nobody and written nowhere', async () => {
    const job = await desk.job(org, await org.member('broker'));
    await desk.number();
    const secret = newSecret();
    const made = await make({ secret });
    expect(made.status).toBe(201);
    expect(job.id).not.toBe('');
    const { rows } = await desk.owner.query<{ position: number }>('select position from event_store.relay_state');
    expect(hookOf(made)).toMatchObject({
      state: 'on',
      position: rows[0]?.position,
      last_sent: 0,
      event_types: [],
      old_secret_ends_at: null,
    });
    expect(await listed()).toEqual(made.body);
    const dump = await desk.owner.query<{ text: string }>(
      `select (select coalesce(string_agg(t::text, ''), '') from kept.change_log t) || (select coalesce(string_agg(c::text, ''), '') from gateway.command c)
         || (select string_agg(s::text, '') from identity.webhook_secret s) as text`,
    );
    expect(made.text + dump.rows[0]?.text).not.toContain(secret.slice('whsec_'.length));
  });

  test('is kept by an admin, seen by an auditor, and nobody else’s', async () => {
    const [broker, auditor] = [await org.member('broker'), await org.member(null, ['auditor'])];
    await make();
    expect((await desk.get(at(), auditor.token)).status).toBe(200);
    expect((await desk.get(at(), broker.token)).status).toBe(403);
    expect((await desk.post(at(), auditor.token, { address: 'https://a.example/', secret: newSecret() })).status).toBe(403);
  });

  test.each(['http://hooks.example/', 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://user:word@hooks.example/', 'hooks'])(
    'at %s is refused',
    async (address) => {
      const refused = await make({ address });
      expect([refused.status, refused.body['code']]).toEqual([400, 'webhook.address-refused']);
    },
  );

  test('inside is taken where the installation allows its host', async () => {
    expect((await make({ address: 'http://127.0.0.1:4694/in' })).status).toBe(201);
  });

  test('of a type that no event has, or with a weak secret, is refused', async () => {
    expect((await make({ event_types: ['document.eaten'] })).status).toBe(400);
    expect((await make({ secret: 'whsec_c2hvcnQ=' })).status).toBe(400);
    expect((await make({ event_types: ['document.uploaded'] })).status).toBe(201);
  });

  test('is one of twenty', async () => {
    for (let n = 0; n < 20; n++) await make();
    expect((await make()).body['code']).toBe('webhook.too-many');
  });

  test('that is removed takes its secrets and its deliveries with it', async () => {
    const { id } = hookOf(await make());
    await failedDelivery(id, 4);
    expect((await desk.call('DELETE', at(`/${id}`), { token: admin.token })).status).toBe(200);
    const { rows } = await desk.owner.query(
      'select from identity.webhook_secret where webhook_id = $1 union all select from webhook.delivery where webhook_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
    expect((await post(`/${id}/pause`)).status).toBe(404);
  });
});

describe('a new secret', () => {
  test('leaves the one before for 24 hours, and none before that', async () => {
    const { id } = hookOf(await make());
    for (let n = 0; n < 2; n++) await post(`/${id}/secret`, { secret: newSecret() });
    const { rows } = await desk.owner.query<{ hours: number | null }>(
      `select round(extract(epoch from ends_at - now()) / 3600)::int as hours from identity.webhook_secret where webhook_id = $1 order by made_at`,
      [id],
    );
    expect(rows.map(({ hours }) => hours)).toEqual([0, 24, null]);
    expect((await listed())?.old_secret_ends_at).not.toBeNull();
  });
});

describe('how it stands', () => {
  test('says what the deliverer found, and resuming begins anew where it stands', async () => {
    const { id } = hookOf(await make());
    await place(id, { position: 17, failing: true });
    await failedDelivery(id, 18);
    expect(await listed()).toMatchObject({ state: 'failing', reason: 'timeout', position: 17, stuck_at: 18 });
    expect(hookOf(await post(`/${id}/resume`))).toMatchObject({ state: 'on', position: 17, stuck_at: null });
  });

  test('is off until it is resumed, and paused whatever the deliverer says', async () => {
    const { id } = hookOf(await make());
    await place(id, { position: 17, failing: true, off: true });
    expect((await listed())?.state).toBe('off');
    expect(hookOf(await post(`/${id}/pause`)).state).toBe('paused');
    expect(hookOf(await post(`/${id}/resume`)).state).toBe('on');
  });

  test('past a message a person goes that is the one it does not take, and no other', async () => {
    const { id } = hookOf(await make());
    await place(id, { position: 17, failing: true });
    await failedDelivery(id, 18);
    expect((await post(`/${id}/skip`, { position: 17 })).body['code']).toBe('webhook.not-stuck-there');
    expect(hookOf(await post(`/${id}/skip`, { position: 18 }))).toMatchObject({ state: 'on', position: 18 });
  });

  test('a replay begins at any position that the log has, before the endpoint too', async () => {
    await desk.job(org, await org.member('broker'));
    await desk.number();
    const made = hookOf(await make());
    expect(hookOf(await post(`/${made.id}/replay`, { from: 1 })).position).toBe(0);
    expect(hookOf(await post(`/${made.id}/replay`, { from: made.position + 1 })).position).toBe(made.position);
    expect((await post(`/${made.id}/replay`, { from: made.position + 2 })).status).toBe(400);
  });
});

describe('deliveries', () => {
  test('are listed by state and type, and sent once more by their id', async () => {
    const { id } = hookOf(await make());
    const [delivery] = [await failedDelivery(id, 4), await failedDelivery(id, 9)];
    const list = async (query = '') =>
      (await desk.get(at(`/${id}/deliveries${query}`), admin.token)).body['results'] as unknown as WebhookDelivery[];
    expect((await list()).map(({ position }) => position)).toEqual([9, 4]);
    expect(await list('?state=delivered')).toEqual([]);
    expect(await list('?state=failed&event_type=document.uploaded&page_size=1')).toHaveLength(1);
    const asked = await post(`/${id}/deliveries/${delivery}/resend`);
    expect(asked.status).toBe(202);
    const { rows } = await desk.owner.query('select id, delivery_id from webhook.request where webhook_id = $1', [id]);
    expect(rows).toEqual([{ id: asked.body['delivery_id'], delivery_id: delivery }]);
    expect((await post(`/${id}/deliveries/${randomUUID()}/resend`)).status).toBe(404);
  });

  test('of a test are asked for, twenty in a minute', async () => {
    const { id } = hookOf(await make());
    for (let n = 0; n < 20; n++) expect((await post(`/${id}/test`)).status).toBe(202);
    expect((await post(`/${id}/test`)).body['code']).toBe('webhook.too-many');
  });
});
