import { Inject, Injectable } from '@nestjs/common';
import type { Assignee, OrgMember } from '@tallyport/contracts/organisation/member-http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';

const EVERYBODY = sql<SqlBool>`true`;

/** Who belongs to an organisation now, with the jobs that they hold. */
@Injectable()
export class MemberQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  list(orgId: string): Promise<OrgMember[]> {
    return this.find(orgId, EVERYBODY);
  }

  /** Throws 404 for who is no member. */
  async one(orgId: string, id: string): Promise<OrgMember> {
    const [member] = await this.find(orgId, sql<SqlBool>`m.account_id = ${id}`);
    if (!member) throw notFound();
    return member;
  }

  /** Jobs that are not lodged of which this person is the compiler or the broker, also after leaving. */
  async openJobsOf(orgId: string, id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from read_model.work_order_list_v2 w
      where ${inOrg(orgId)} and w.org_id = ${orgId}::uuid and w.job_status <> 'lodged'
        and (w.compiler = ${id}::uuid or w.broker = ${id}::uuid)`.execute(this.database);
    return rows[0]?.count ?? 0;
  }

  /** Who stands on jobs, whether or not they belong to the organisation still, from one pass over each column of the filters' index. */
  async assignees(orgId: string): Promise<Assignee[]> {
    const { rows } = await sql<Assignee>`
      select a.id, a.email, a.first_name, a.last_name, a.color, a.license_number, m.removed_at is not null as has_left,
        array_agg(p.role order by p.role desc) as stands_as
      from (
        select distinct w.compiler as id, 'compiler' as role from read_model.work_order_list_v2 w
        where ${inOrg(orgId)} and w.org_id = ${orgId}::uuid and w.compiler is not null
        union all
        select distinct w.broker, 'broker' from read_model.work_order_list_v2 w
        where ${inOrg(orgId)} and w.org_id = ${orgId}::uuid and w.broker is not null) p
      join kept.member m on m.account_id = p.id
      join identity.account a on a.id = p.id
      where ${inOrg(orgId)} and m.org_id = ${orgId}::uuid
      group by a.id, a.email, a.first_name, a.last_name, a.color, a.license_number, m.removed_at
      order by lower(a.first_name), lower(a.last_name), a.id`.execute(this.database);
    return rows;
  }

  private async find(orgId: string, who: RawBuilder<SqlBool>): Promise<OrgMember[]> {
    const { rows } = await sql<OrgMember>`
      select a.id, a.email, a.first_name, a.last_name, a.color, a.license_number, m.dispatch_role as user_type, m.capacities,
        coalesce(j.count, 0) as open_jobs
      from kept.member m
      join identity.account a on a.id = m.account_id
      left join (
        select p.id, count(*)::int as count
        from read_model.work_order_list_v2 w cross join lateral (select w.compiler union select w.broker) p(id)
        where ${inOrg(orgId)} and w.org_id = ${orgId}::uuid and w.job_status <> 'lodged' and p.id is not null
        group by p.id) j on j.id = m.account_id
      where ${inOrg(orgId)} and m.org_id = ${orgId}::uuid and m.removed_at is null and ${who}
      order by lower(a.first_name), lower(a.last_name), a.id`.execute(this.database);
    return rows;
  }
}
