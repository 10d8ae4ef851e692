import { Inject, Injectable } from '@nestjs/common';
import { createNewRole, updateRole } from '@tallyport/contracts/organisation/http';
import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { tenantTransaction } from '@tallyport/database/tenant';
import { mayTakeFirstRole } from '@tallyport/domain/organisation/own-standing';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import { RefusedCalls } from '../../platform/auth/refused-calls.js';
import { Sessions } from '../../platform/auth/sessions.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { retryOnContention } from '../../platform/database/retry-on-contention.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';

type Caller = Member | 'foreign' | null;

/** The role in which somebody works, as they choose it themselves. What is not theirs to choose is refused, and the attempt recorded. */
@Injectable()
export class OwnRoleCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(RefusedCalls) private readonly refused: RefusedCalls,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** A compiler may become a broker and the other way round; who has no such role is not given one by this. */
  change(member: Caller, wanted: string): Promise<void> {
    return this.take(member, wanted, updateRole.id, ({ standing }) => standing.role !== null);
  }

  /** The first role of who joined without one. */
  choose(member: Caller, wanted: string): Promise<void> {
    return this.take(member, wanted, createNewRole.id, ({ standing }) => mayTakeFirstRole(standing));
  }

  private async take(member: Caller, wanted: string, operation: string, may: (member: Member) => boolean): Promise<void> {
    if (member === null || member === 'foreign') throw notFound();
    const { data: role } = DispatchRole.safeParse(wanted);
    if (!may(member) || role === undefined) {
      await this.refused.record(member, operation, { wantedRole: wanted });
      throw new ProblemError('not-allowed');
    }
    await retryOnContention(() =>
      tenantTransaction(this.database, { orgId: member.orgId, actor: member.userId }, (transaction) =>
        transaction.updateTable('kept.member').set({ dispatch_role: role }).where('account_id', '=', member.userId).execute(),
      ),
    );
    this.sessions.forget();
  }
}
