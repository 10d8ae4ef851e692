import { login, me, signup } from '@tallyport/contracts/organisation/http';
import { updateInfo } from '@tallyport/contracts/organisation/profile-http';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type pg from 'pg';
import { DEMO_ORGANISATION, DEMO_PASSWORD, type DemoPerson, PEOPLE } from './demo-people.js';
import { type GatewayClient, RefusedCall } from './gateway-client.js';
import { drawPortrait } from './portraits/draw-portrait.js';

const DEMO = '5d0b6f0a-4f5c-4d0e-9a51-0d6a1f7c2b11';

export const ORG_ID = uuidv5(DEMO, 'organisation');
export const BRANCHES = {
  Sydney: { id: uuidv5(DEMO, 'branch/Sydney'), timeZone: 'Australia/Sydney' },
  Melbourne: { id: uuidv5(DEMO, 'branch/Melbourne'), timeZone: 'Australia/Melbourne' },
  Brisbane: { id: uuidv5(DEMO, 'branch/Brisbane'), timeZone: 'Australia/Brisbane' },
} as const;

export interface Member extends DemoPerson {
  readonly id: string;
  readonly client: GatewayClient;
}

/** The demo organisation with its branches and its people, under ids of its own: written as the owner of the database. */
export async function seedOrganisation(database: pg.Client, visitor: GatewayClient): Promise<Member[]> {
  await database.query(`select set_config('app.actor', 'demo', false)`);
  await database.query('insert into kept.organisation (org_id, name) values ($1, $2) on conflict do nothing', [ORG_ID, DEMO_ORGANISATION]);
  for (const [name, { id, timeZone }] of Object.entries(BRANCHES)) {
    const values = [ORG_ID, id, name, timeZone];
    await database.query('insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, $3, $4) on conflict do nothing', values);
  }
  const members: Member[] = [];
  for (const person of PEOPLE) members.push(await seedMember(database, visitor, person));
  return members;
}

/** Makes somebody a member who is none yet; who was removed stays so. */
export async function seedMember(database: pg.Client, visitor: GatewayClient, person: DemoPerson, org = ORG_ID): Promise<Member> {
  const member = await seedAccount(database, visitor, person);
  await database.query(
    'insert into kept.member (org_id, account_id, dispatch_role, capacities) values ($1, $2, $3, $4) on conflict do nothing',
    [org, member.id, person.role, person.capacities],
  );
  return member;
}

/** An account, with its colour, its licence and its picture. */
export async function seedAccount(database: pg.Client, visitor: GatewayClient, person: DemoPerson): Promise<Member> {
  const client = visitor.signedIn(await signIn(visitor, person));
  const { id } = await client.call(me);
  await database.query('update identity.account set color = $2, license_number = $3 where id = $1', [id, person.color, person.licence]);
  if (person.portrait) {
    const picture = `data:image/png;base64,${drawPortrait(person.portrait).toString('base64')}`;
    await client.call(updateInfo, { params: { id }, body: { picture } });
  }
  return { ...person, id, client };
}

/** Signs up, or in where an earlier seed signed up already. */
async function signIn(visitor: GatewayClient, { email, firstName, lastName }: DemoPerson): Promise<string> {
  try {
    const body = { email, password: DEMO_PASSWORD, first_name: firstName, last_name: lastName };
    return (await visitor.call(signup, { body })).token;
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status !== 409) throw error;
    return (await visitor.call(login, { body: { email, password: DEMO_PASSWORD } })).token;
  }
}
