import { Inject, Injectable } from '@nestjs/common';
import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { PeopleQueries } from './people.queries.js';

/** The invitations of an org that wait, without their links. */
@Injectable()
export class InvitationQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  list(orgId: string): Promise<Invitation[]> {
    return this.find(orgId, null);
  }

  /** Throws 404 where no such invitation waits. */
  async one(orgId: string, id: string): Promise<Invitation> {
    const [invitation] = await this.find(orgId, id);
    if (!invitation) throw notFound();
    return invitation;
  }

  private async find(orgId: string, id: string | null): Promise<Invitation[]> {
    let wanted = this.database
      .selectFrom('kept.invitation')
      .select(['id', 'email', 'dispatch_role', 'capacities', 'made_by', 'created_at', 'expires_at'])
      .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
      .where(inOrg(orgId))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null);
    if (id !== null) wanted = wanted.where('id', '=', id);
    const rows = await wanted.orderBy('created_at', 'desc').orderBy('id').execute();
    const people = await this.people.byId(
      orgId,
      rows.map(({ made_by }) => made_by),
    );
    return rows.map(({ dispatch_role, made_by, created_at, expires_at, ...row }) => ({
      ...row,
      user_type: dispatch_role,
      made_by: people.get(made_by) ?? null,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }
}
