import type pg from 'pg';
import { DEMO_ORGANISATION } from '../demo-people.js';
import { MANY_BRANCHES, MANY_ORG, type ManyPlan } from './many-jobs.js';

export const MANY_NAME = 'Many Waters Customs';

/**
 * The organisation with its branches; the people of the demo work in it too, as what they are there. Its jobs count their days from the
 * day on which it was made, so that a seed that goes on later makes the same ones.
 */
export async function makeManyOrganisation(database: pg.Pool): Promise<Omit<ManyPlan, 'count'>> {
  const client = await database.connect();
  try {
    await client.query(`select set_config('app.actor', 'seed', false)`);
    await client.query('insert into kept.organisation (org_id, name) values ($1, $2) on conflict do nothing', [MANY_ORG, MANY_NAME]);
    for (const { id, name } of MANY_BRANCHES) {
      const branch = [MANY_ORG, id, name, 'Australia/Perth'];
      await client.query('insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, $3, $4) on conflict do nothing', branch);
    }
    await client.query(
      `insert into kept.member (org_id, account_id, dispatch_role, capacities)
       select $1, m.account_id, m.dispatch_role, m.capacities from kept.member m join kept.organisation o using (org_id)
       where o.name = $2 and m.removed_at is null on conflict do nothing`,
      [MANY_ORG, DEMO_ORGANISATION],
    );
    const { rows } = await client.query<{ today: Date; compilers: string[]; brokers: string[] }>(
      `select (select date_trunc('day', min(at)) from kept.change_log where org_id = $1) as today,
         array(select account_id::text from kept.member where org_id = $1 and dispatch_role = 'compiler' order by 1) as compilers,
         array(select account_id::text from kept.member where org_id = $1 and dispatch_role = 'broker' order by 1) as brokers`,
      [MANY_ORG],
    );
    const [made] = rows;
    if (!made) throw new Error('the organisation was not made');
    return made;
  } finally {
    client.release();
  }
}
