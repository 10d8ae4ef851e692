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

  /** What the newest mail of an invitation says of itself; queued until it was read from the log. */
  private async mailStates(orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Invitation['mail']>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ id: string; state: Invitation['mail'] }>`
      select right(r.stream_id, 36) as id, r.view ->> 'state' as state from read_model.record_v1 r
      where ${inOrg(orgId)} and r.org_id = ${orgId}::uuid
        and r.stream_id = any (${ids.map((id) => `outbound-email/${id}`)}::text[])`.execute(this.database);
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  private async find(orgId: string, id: string | null): Promise<Invitation[]> {
    let wanted = this.database
      .selectFrom('kept.invitation')
      .select(['id', 'email', 'dispatch_role', 'capacities', 'made_by', 'created_at', 'expires_at', 'mail_id'])
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
    const mails = await this.mailStates(
      orgId,
      rows.flatMap(({ mail_id }) => mail_id ?? []),
    );
    return rows.map(({ dispatch_role, made_by, created_at, expires_at, mail_id, ...row }) => ({
      ...row,
      user_type: dispatch_role,
      made_by: people.get(made_by) ?? null,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      mail: mail_id === null ? null : (mails.get(mail_id) ?? 'queued'),
    }));
  }
}
