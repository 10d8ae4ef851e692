import { randomUUID } from 'node:crypto';
import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

async function freshOrg(): Promise<void> {
  org = await desk.org();
  admin = await org.member(null, ['admin']);
}
const at = (path = '') => `/api/v1/orgs/${org.id}/aucargo_cargowise${path}`;
const make = (more: object = {}) => desk.post(at(), admin.token, { ...FREIGHT_SYSTEM, ...more });
const put = (id: string, body: object) => desk.call('PUT', at(`/${id}`), { token: admin.token, body });
const systemOf = (answer: { readonly body: unknown }) => answer.body as FreightSystem;

describe('a freight system', () => {
  test('is kept with what is usual where nothing else was said, and listed to every member without its secret', async () => {
    await freshOrg();
    const made = await make({ secret: 'open sesame' });
    expect(made.status).toBe(201);
    expect(systemOf(made)).toMatchObject({ reference_type: 'TPX', settle_seconds: 600, calls_at_once: 4, call_seconds: 120, branch: null });
    expect(systemOf(made).secret_set_at).not.toBeNull();
    const auditor = await org.member(null, ['auditor']);
    const listed = await desk.get(at(), auditor.token);
    expect(listed.body).toEqual([made.body]);
    expect(listed.text).not.toContain('open sesame');
    expect((await desk.post(at(), auditor.token, FREIGHT_SYSTEM)).status).toBe(403);
  });

  test('is called a simulator where it stands at the address of the simulator, and only an allowed host goes without TLS', async () => {
    await freshOrg();
    expect(systemOf(await make({ address: 'http://127.0.0.1:4693/eAdaptor' })).is_simulator).toBe(true);
    for (const address of [
      'http://eadaptor.example/',
      'https://user:word@eadaptor.example/',
      'https://eadaptor.example/#x',
      'https://10.0.0.8/',
      'https://[::1]/',
      'eAdaptor',
    ]) {
      const refused = await make({ address, branch: org.branch });
      expect([refused.status, refused.body['errors']]).toMatchObject([400, [{ pointer: '/address' }]]);
    }
  });

  test('belongs to a branch of the organisation that has no other, or to all that have none', async () => {
    await freshOrg();
    const [all, one] = [await make(), await make({ branch: org.branch })];
    expect([all.status, one.status]).toEqual([201, 201]);
    for (const body of [{}, { branch: org.branch }]) expect((await make(body)).body['code']).toBe('freight.branch-taken');
    const moved = await put(systemOf(all).id, { ...FREIGHT_SYSTEM, branch: org.branch });
    expect(moved.body['code']).toBe('freight.branch-taken');
    const foreign = await desk.org('Theirs');
    expect((await make({ branch: foreign.branch })).body['errors']).toMatchObject([{ pointer: '/branch' }]);
  });

  test('is changed as a whole; what only other calls change is refused by name', async () => {
    await freshOrg();
    const made = systemOf(await make());
    const changed = await put(made.id, { ...made, name: 'CargoWise TST', calls_at_once: 2 });
    expect(systemOf(changed)).toEqual({ ...made, name: 'CargoWise TST', calls_at_once: 2 });
    expect((await put(made.id, { ...made, is_held: true })).body['errors']).toMatchObject([{ pointer: '/is_held' }]);
  });

  test('tells how it is as the worker saw it; who sends it back as it was read is not refused for that', async () => {
    await freshOrg();
    const made = systemOf(await make());
    expect(made.health).toEqual({ log_in_refused_since: null, rests_until: null, answered_at: null });
    await desk.owner.query(
      `insert into freight.system_health (org_id, system_id, log_in_refused_since, rests_until) values ($1, $2, '2026-03-14T01:00Z', '2026-03-14T01:15Z')`,
      [org.id, made.id],
    );
    const changed = systemOf(await put(made.id, { ...made, name: 'Renamed' }));
    expect(changed.health).toEqual({ log_in_refused_since: '2026-03-14T01:00:00.000Z', rests_until: null, answered_at: null });
    expect((await desk.get(at(), admin.token)).body).toEqual([changed]);
  });

  test('is held and released for a reason, which stands in the change log with who gave it', async () => {
    await freshOrg();
    const { id } = systemOf(await make());
    const operator = await org.member(null, ['operator']);
    const held = await desk.post(at(`/${id}/hold`), operator.token, { reason: 'upgrade over the weekend' });
    expect(systemOf(held)).toMatchObject({ is_held: true, hold_reason: 'upgrade over the weekend' });
    const released = await desk.post(at(`/${id}/release`), admin.token, { reason: 'upgraded' });
    expect(systemOf(released)).toMatchObject({ is_held: false, hold_reason: null });
    const { rows: tried } = await desk.owner.query<{ kind: string; system: string }>(
      `select data ->> 'kind' as kind, data ->> 'systemId' as system from event_store.event where org_id = $1 and type = 'sync.requested'`,
      [org.id],
    );
    expect(tried).toEqual([{ kind: 'connection_test', system: id }]);
    const { rows } = await desk.owner.query<{ next: string; actor: string }>(
      `select next, actor from kept.change_log where row_id = $1 and field = 'hold_reason' and next is not null order by id`,
      [id],
    );
    expect(rows).toEqual([
      { next: 'upgrade over the weekend', actor: operator.id },
      { next: 'upgraded', actor: admin.id },
    ]);
  });
});

describe('the secret of a freight system', () => {
  test('stays without being sent again, but goes to no other place and under no other name', async () => {
    await freshOrg();
    const made = systemOf(await make({ secret: 'open sesame' }));
    expect(systemOf(await put(made.id, { ...FREIGHT_SYSTEM, name: 'Renamed' })).secret_set_at).toBe(made.secret_set_at);
    for (const change of [{ address: 'https://evil.example/eAdaptor' }, { user_name: 'somebody' }]) {
      expect((await put(made.id, { ...FREIGHT_SYSTEM, ...change })).body['code']).toBe('freight.secret-needed');
    }
    const moved = await put(made.id, { ...FREIGHT_SYSTEM, address: 'https://a2bprdservices.wisegrid.example/eAdaptor', secret: 'another' });
    expect(moved.status).toBe(200);
  });

  test('is part of what a repeat is told apart by, and is in no hash that a guess could be tried against', async () => {
    await freshOrg();
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (secret: string) => desk.post(at(), admin.token, { ...FREIGHT_SYSTEM, secret }, headers);
    const [first, again, other] = [await send('open sesame'), await send('open sesame'), await send('shut sesame')];
    expect(again.body).toEqual(first.body);
    expect(other.body['code']).toBe('command-reused');
  });

  test('is a ciphertext that the gateway may write and not read', async () => {
    await freshOrg();
    await make({ secret: 'open sesame' });
    const gateway = desk.database.pool('gateway');
    await expect(gateway.query('select sealed from identity.freight_secret')).rejects.toThrow(/permission denied/);
  });
});
