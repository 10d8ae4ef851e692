import { Inject, Injectable } from '@nestjs/common';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';

const EVERY_TEAM = sql<SqlBool>`true`;

/** The teams of an organisation, with who is in them. */
@Injectable()
export class TeamQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  list(orgId: string): Promise<Team[]> {
    return this.find(orgId, EVERY_TEAM);
  }

  /** Throws 404 for what is no team. */
  async one(orgId: string, id: string): Promise<Team> {
    const [team] = await this.find(orgId, sql<SqlBool>`t.id = ${id}`);
    if (!team) throw notFound();
    return team;
  }

  private async find(orgId: string, which: RawBuilder<SqlBool>): Promise<Team[]> {
    const { rows } = await sql<Team>`
      select t.id, t.name,
        coalesce((
          select json_agg(json_build_object('id', a.id, 'email', a.email, 'first_name', a.first_name, 'last_name', a.last_name,
            'color', a.color, 'license_number', a.license_number) order by lower(a.first_name), lower(a.last_name), a.id)
          from kept.team_member tm join identity.account a on a.id = tm.account_id
          where tm.org_id = t.org_id and tm.team_id = t.id), '[]') as members,
        (select count(*)::int from kept.list_view v where v.org_id = t.org_id and v.filter ->> 'team' = t.id::text) as saved_views
      from kept.team t
      where ${inOrg(orgId)} and t.org_id = ${orgId}::uuid and ${which}
      order by lower(t.name), t.id`.execute(this.database);
    return rows;
  }
}
