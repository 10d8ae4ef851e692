import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import { type OrgMember, putMember } from '@tallyport/contracts/organisation/member-http';
import { type GivenStanding, losesAdmin, raisesItself } from '@tallyport/domain/organisation/own-standing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import { RefusedCalls } from '../../platform/auth/refused-calls.js';
import { Sessions } from '../../platform/auth/sessions.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { lockOrganisation } from './lock-organisation.js';
import { MemberQueries } from './member.queries.js';

/** What an admin changes of memberships. The database writes each into the change log, with who did it. */
@Injectable()
export class MemberCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(RefusedCalls) private readonly refused: RefusedCalls,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(MemberQueries) private readonly queries: MemberQueries,
  ) {}

  /** Nobody raises themselves: the attempt is recorded. */
  async put(member: Member, id: string, wish: BodyOf<typeof putMember>, command: CommandIdentity): Promise<OrgMember> {
    const after = { role: wish.user_type, capacities: wish.capacities };
    let raises = false;
    try {
      await this.change(member, id, command, after, (before) => {
        raises = id === member.userId && raisesItself(before, after);
        if (raises) throw new ProblemError('not-allowed');
      });
    } catch (error) {
      if (raises) await this.refused.record(member, putMember.id, { wantedRole: [after.role, ...after.capacities].join(' ').trim() });
      throw error;
    }
    return this.queries.one(member.orgId, id);
  }

  /** Answers how many open jobs are still of who was removed. */
  async remove(member: Member, id: string, command: CommandIdentity): Promise<{ open_jobs: number }> {
    await this.change(member, id, command, null);
    return { open_jobs: await this.queries.openJobsOf(member.orgId, id) };
  }

  /** Changes an organisation's members one at a time, so that two admins who remove each other at once do not both succeed. */
  private async change(
    member: Member,
    id: string,
    command: CommandIdentity,
    after: GivenStanding | null,
    check: (before: GivenStanding) => void = () => undefined,
  ): Promise<void> {
    await oncePerCommand(this.database, member, command, async (transaction) => {
      await lockOrganisation(transaction);
      const before = await standingOf(transaction, id);
      check(before);
      const row = after === null ? { removed_at: sql<Date>`now()` } : { dispatch_role: after.role, capacities: [...after.capacities] };
      await transaction.updateTable('kept.member').set(row).where('account_id', '=', id).execute();
      if (after === null) await transaction.deleteFrom('kept.team_member').where('account_id', '=', id).execute();
      if (losesAdmin(before, after) && !(await hasAdmin(transaction))) throw new ProblemError('member.last-admin');
      return {};
    });
    this.sessions.forget();
  }
}

async function standingOf(transaction: Transaction<GatewayTables>, id: string): Promise<GivenStanding> {
  const found = await transaction
    .selectFrom('kept.member')
    .select(['dispatch_role', 'capacities'])
    .where('account_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { role: found.dispatch_role, capacities: found.capacities };
}

async function hasAdmin(transaction: Transaction<GatewayTables>): Promise<boolean> {
  const found = await transaction
    .selectFrom('kept.member')
    .select('account_id')
    .where(sql<boolean>`'admin' = any (capacities)`)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
