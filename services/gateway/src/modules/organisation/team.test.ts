import { randomUUID } from 'node:crypto';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIST_VIEW } from '../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
let mei: TestMember;
let ana: TestMember;
let teams: string;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  [admin, mei, ana] = [await org.member(null, ['admin']), await org.member('broker'), await org.member('compiler')];
  teams = `/api/v1/orgs/${org.id}/teams`;
});
afterAll(() => desk.close());

const add = (name: string, members: TestMember[] = []) => desk.post(teams, admin.token, { name, members: members.map(({ id }) => id) });
const put = (id: unknown, body: object) => desk.call('PUT', `${teams}/${String(id)}`, { token: admin.token, body });
const remove = (id: unknown) => desk.call('DELETE', `${teams}/${String(id)}`, { token: admin.token });
const listed = async (by = mei) => (await desk.get(teams, by.token)).body['results'] as unknown as Team[];
const peopleOf = async (id: unknown) => (await listed()).find((team) => team.id === id)?.members.map((person) => person.id) ?? null;
const putTeamsOf = (member: TestMember, ids: unknown[]) =>
  desk.call('PUT', `/api/v1/orgs/${org.id}/org_members/${member.id}/teams`, { token: admin.token, body: { teams: ids } });

describe('the teams of an organisation', () => {
  test('are made, renamed, filled and deleted by an admin, and everybody sees them', async () => {
    const made = await add('Harbour', [mei]);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ name: 'Harbour', saved_views: 0 })]);
    expect(made.body['members']).toEqual([expect.objectContaining({ id: mei.id, email: mei.email })]);
    const { id } = made.body;
    expect((await put(id, { name: 'Port' })).body).toMatchObject({ name: 'Port', members: [{ id: mei.id }] });
    expect((await put(id, { members: [ana.id] })).body).toMatchObject({ name: 'Port', members: [{ id: ana.id }] });
    expect((await listed(ana)).map(({ name }) => name)).toEqual(['Port']);
    expect((await desk.post(teams, mei.token, { name: 'Mine' })).status).toBe(403);
    expect((await remove(id)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  test('have each a name of their own, also when two are made at once', async () => {
    const answers = await Promise.all([add('Air'), add('AIR')]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const sea = await add('Sea');
    expect((await put(sea.body['id'], { name: 'air' })).body).toMatchObject({
      code: 'team.name-taken',
      title: 'There is a team of this name already.',
    });
    expect((await put(sea.body['id'], { name: 'SEA' })).status).toBe(200);
    for (const name of ['', ' ', 'x'.repeat(61)]) expect((await add(name)).body['errors']).toMatchObject([{ pointer: '/name' }]);
  });

  test('are as many as a hundred, and a repeat makes one', async () => {
    const other = await desk.org('Many');
    const { token } = await other.member(null, ['admin']);
    const path = `/api/v1/orgs/${other.id}/teams`;
    const once = { token, body: { name: 'Once' }, headers: { 'idempotency-key': 'once' } };
    const [first, second] = [await desk.call('POST', path, once), await desk.call('POST', path, once)];
    expect(second.body).toEqual(first.body);
    await desk.owner.query(`insert into kept.team select $1, gen_random_uuid(), 'Team ' || n from generate_series(1, 99) n`, [other.id]);
    expect((await desk.post(path, token, { name: 'One more' })).body).toMatchObject({ status: 409, code: 'team.too-many' });
  });

  test('say how many saved views ask for them', async () => {
    const { id } = (await add('Asked')).body;
    await desk.post(`/api/v1/orgs/${org.id}/list_views`, mei.token, { ...LIST_VIEW, is_shared: false, filter: { team: id } });
    expect((await listed()).find((team) => team.id === id)).toMatchObject({ saved_views: 1 });
  });
});

describe('who is in a team', () => {
  test('is a member of the organisation: anybody else is refused alike, and nothing is written', async () => {
    const { id } = (await add('Night', [mei])).body;
    const stranger = await (await desk.org('Other')).member('broker');
    const answers = [await put(id, { members: [stranger.id] }), await put(id, { members: [randomUUID()] })];
    expect(answers.map(({ body }) => body['code'])).toEqual(['team.unknown-member', 'team.unknown-member']);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await put(id, { members: [mei.id, mei.id] })).status).toBe(400);
    expect(await peopleOf(id)).toEqual([mei.id]);
  });

  test('is said from the side of a person too', async () => {
    const [one, two] = [(await add('One', [ana])).body['id'], (await add('Two')).body['id']];
    expect((await putTeamsOf(ana, [two])).body).toEqual({ teams: [two] });
    expect([await peopleOf(one), await peopleOf(two)]).toEqual([[], [ana.id]]);
    const other = await desk.org('Else');
    const { token } = await other.member(null, ['admin']);
    const foreign = (await desk.post(`/api/v1/orgs/${other.id}/teams`, token, { name: 'Theirs' })).body['id'];
    const answers = [await putTeamsOf(ana, [two, foreign]), await putTeamsOf(ana, [two, randomUUID()])];
    expect(answers.map(({ body }) => body['code'])).toEqual(['team.unknown', 'team.unknown']);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await putTeamsOf({ ...ana, id: randomUUID() }, [])).status).toBe(404);
    expect(await peopleOf(two)).toEqual([ana.id]);
  });

  test('leaves its teams with the organisation, and the change log says both', async () => {
    const leaver = await org.member('compiler');
    const { id } = (await add('Leavers', [leaver, mei])).body;
    await desk.call('DELETE', `/api/v1/orgs/${org.id}/org_members/${leaver.id}`, { token: admin.token });
    expect(await peopleOf(id)).toEqual([mei.id]);
    expect((await put(id, { members: [leaver.id] })).body['code']).toBe('team.unknown-member');
    const { rows } = await desk.owner.query(
      `select previous, next, actor from kept.change_log where kept_table = 'team_member' and row_id = $1 and $2 in (previous, next) order by id`,
      [id, leaver.id],
    );
    expect(rows).toEqual([
      { previous: null, next: leaver.id, actor: admin.id },
      { previous: leaver.id, next: null, actor: admin.id },
    ]);
  });

  test('is never somebody who was removed, also when both happen at once', async () => {
    const { id } = (await add('Race')).body;
    for (let round = 0; round < 5; round++) {
      const leaver = await org.member('compiler');
      await Promise.all([
        put(id, { members: [leaver.id] }),
        desk.call('DELETE', `/api/v1/orgs/${org.id}/org_members/${leaver.id}`, { token: admin.token }),
      ]);
      expect(await peopleOf(id)).not.toContain(leaver.id);
    }
  });
});
