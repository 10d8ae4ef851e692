import { randomUUID } from 'node:crypto';
import type { RefusedCall } from '@tallyport/contracts/organisation/refused-calls-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let auditor: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  auditor = await org.member(null, ['auditor']);
});
afterAll(() => desk.close());

async function refusedBy({ id }: TestMember): Promise<RefusedCall[]> {
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/refused_calls?page_size=200`, auditor.token);
  return (body['results'] as unknown as RefusedCall[]).filter(({ account_id }) => account_id === id);
}

describe('fault 60: who tries what is not theirs to do', () => {
  test('a compiler who would lodge is refused before anything is read, and the attempt is in the log', async () => {
    const compiler = await org.member('compiler');
    const [workOrderId, record] = [randomUUID(), randomUUID()];
    const lodge = () =>
      desk.post(`/api/v1/orgs/${org.id}/work_orders/${workOrderId}/declarations/${record}/lodge`, compiler.token, { stream_position: 1 });
    expect([(await lodge()).status, (await lodge()).status]).toEqual([403, 403]);
    const attempt = { operation: 'lodge:declarationLodgement', work_order_id: workOrderId, role: 'compiler', wanted_role: null };
    expect(await refusedBy(compiler)).toMatchObject([attempt]);
    const { rows } = await desk.owner.query(
      `select type, metadata -> 'actor' ->> 'userId' as actor from event_store.event where stream_id = $1`,
      [`refused-calls/${compiler.id}`],
    );
    expect(rows).toEqual([{ type: 'member.call-refused', actor: compiler.id }]);
  });

  test('a role beyond compiler and broker is nobody’s to take, and who has none is given none', async () => {
    const compiler = await org.member('compiler');
    const wish = (member: TestMember, user_type: string) =>
      desk.post('/api/dispatch_users/update_role/', member.token, { org: org.id, user_type });
    expect((await wish(compiler, 'admin')).status).toBe(403);
    expect((await wish(auditor, 'broker')).status).toBe(403);
    expect(await refusedBy(compiler)).toMatchObject([{ operation: 'updateRole', role: 'compiler', wanted_role: 'admin' }]);
    expect(await refusedBy(auditor)).toMatchObject([{ operation: 'updateRole', capacities: ['auditor'], wanted_role: 'broker' }]);
  });

  test('attempts are shown to admins and auditors alone', async () => {
    const broker = await org.member('broker');
    expect((await desk.get(`/api/v1/orgs/${org.id}/refused_calls`, broker.token)).status).toBe(403);
    expect(await refusedBy(broker)).toMatchObject([{ operation: 'listRefusedCalls' }]);
  });
});
