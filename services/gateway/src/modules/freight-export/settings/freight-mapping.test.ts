import { randomUUID } from 'node:crypto';
import type { FreightCode } from '@tallyport/contracts/freight-export/mapping-http';
import { STARTER_CODES } from '@tallyport/domain/freight-export/settings/starter-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
let system: string;

beforeAll(async () => {
  desk = await startTestDesk();
  [org, admin, system] = await organisation('Mine');
});
afterAll(() => desk.close());

async function organisation(name: string): Promise<[TestOrg, TestMember, string]> {
  const made = await desk.org(name);
  const member = await made.member('broker', ['admin']);
  const answer = await desk.post(`/api/v1/orgs/${made.id}/aucargo_cargowise`, member.token, FREIGHT_SYSTEM);
  return [made, member, String(answer.body['id'])];
}
const at = (path: string) => `/api/v1/orgs/${org.id}/aucargo_cargowise/${system}/${path}`;
const get = (path: string) => desk.get(at(path), admin.token);
const put = (path: string, body: object) => desk.call('PUT', at(path), { token: admin.token, body });
async function party(name: string, of: TestOrg = org, by: TestMember = admin): Promise<string> {
  return String((await desk.post(`/api/v1/orgs/${of.id}/parties`, by.token, { name })).body['id']);
}

test('a party is given the code that it has there, another one, and none', async () => {
  const wattle = await party('Wattlebrook Lighting');
  await desk.owner.query(
    `insert into kept.freight_organisation (org_id, system_id, code, full_name) values ($1, $2, 'WATTLEAU', 'WATTLEBROOK LIGHTING PTY LTD')`,
    [org.id, system],
  );
  expect((await put('parties', { party: wattle, code: 'WATBRO' })).body).toEqual({
    party: { id: wattle, name: 'Wattlebrook Lighting' },
    code: 'WATBRO',
    full_name: null,
  });
  expect((await put('parties', { party: wattle, code: 'WATTLEAU' })).body).toMatchObject({ full_name: 'WATTLEBROOK LIGHTING PTY LTD' });
  expect((await get('parties?q=wattleau')).body['results']).toMatchObject([{ code: 'WATTLEAU' }]);
  expect((await put('parties', { party: wattle, code: null })).body).toMatchObject({ code: null, full_name: null });
  expect((await get('parties?missing=true&q=wattle')).body['results']).toMatchObject([{ code: null }]);
  expect((await put('parties', { party: wattle, code: 'WAT BRO' })).body['errors']).toMatchObject([{ pointer: '/code' }]);
});

test('fault 59, fault 62: a party or a system of another organisation is as missing as one that never was', async () => {
  const [theirs, them, theirSystem] = await organisation('Theirs');
  const foreign = await party('Theirs', theirs, them);
  const mine = await party('Mine');
  const never = await put('parties', { party: randomUUID(), code: 'X' });
  expect(never.status).toBe(404);
  expect((await put('parties', { party: foreign, code: 'X' })).text).toBe(never.text);
  const path = `/api/v1/orgs/${org.id}/aucargo_cargowise/${theirSystem}/parties`;
  expect((await desk.call('PUT', path, { token: admin.token, body: { party: mine, code: 'X' } })).text).toBe(never.text);
  for (const body of [
    { party: mine, code: 'X', org_id: theirs.id },
    { party: mine, code: 'X', system_id: theirSystem },
  ]) {
    expect((await put('parties', body)).status).toBe(400);
  }
  expect((await get('parties?q=theirs')).body['results']).toEqual([]);
});

test('a new system has the starter; a code is changed, taken back, and added beside ours', async () => {
  const codes = async (list: string) => (await get(`codes?list=${list}`)).body as unknown as FreightCode[];
  const told = [...(await codes('unit')), ...(await codes('document'))].filter(({ theirs }) => theirs !== null);
  expect(told).toHaveLength(STARTER_CODES.length);
  expect(told).toEqual(expect.arrayContaining([...STARTER_CODES]));
  await put('codes', { list: 'unit', ours: 'KGM', theirs: 'KGM' });
  await put('codes', { list: 'unit', ours: 'CT', theirs: null });
  await put('codes', { list: 'unit', ours: 'HANK', theirs: 'HK' });
  const units = new Map((await codes('unit')).map(({ ours, theirs }) => [ours, theirs]));
  expect(['KGM', 'CT', 'HANK', 'DPR'].map((ours) => units.get(ours))).toEqual(['KGM', null, 'HK', null]);
  const { rows } = await desk.owner.query(
    `select previous, next from kept.change_log where kept_table = 'freight_code' and actor = $1 and next = 'KGM'`,
    [admin.id],
  );
  expect(rows).toEqual(expect.arrayContaining([{ previous: 'KG', next: 'KGM' }]));
});

test('organisations of the freight system are a bare list by full name', async () => {
  const names = ['zeta Freight', 'Alpha Imports', 'beta Exports'];
  for (const [index, name] of names.entries()) {
    await desk.owner.query(
      'insert into kept.freight_organisation (org_id, system_id, code, full_name, is_active) values ($1, $2, $3, $4, $5)',
      [org.id, system, `CODE${index}`, name, index > 0],
    );
  }
  const path = `/api/v1/orgs/${org.id}/aucargo_cargowise_org/`;
  const all = (await desk.get(path, admin.token)).body as unknown as { full_name: string }[];
  expect(all.map((one) => one.full_name).filter((name) => names.includes(name))).toEqual(['Alpha Imports', 'beta Exports', 'zeta Freight']);
  expect((await desk.get(`${path}?q=ZETA&system=${system}`, admin.token)).body).toEqual([
    { system, code: 'CODE0', full_name: 'zeta Freight', flags: [], is_active: false },
  ]);
});
