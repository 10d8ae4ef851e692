import { Inject, Injectable } from '@nestjs/common';
import { updateRole } from '@tallyport/contracts/organisation/http';
import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import { RefusedCalls } from '../../platform/auth/refused-calls.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { retryOnContention } from '../../platform/database/retry-on-contention.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';

/** Changes of memberships. The database writes each into the change log, with who did it. */
@Injectable()
export class MemberCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(RefusedCalls) private readonly refused: RefusedCalls,
  ) {}

  /** A compiler may become a broker and the other way round; who has no such role is not given one by wishing. */
  async changeOwnRole(member: Member | 'foreign' | null, wanted: string): Promise<void> {
    if (member === null || member === 'foreign') throw notFound();
    const { data: role } = DispatchRole.safeParse(wanted);
    if (member.standing.role === null || role === undefined) {
      await this.refused.record(member, updateRole.id, { wantedRole: wanted });
      throw new ProblemError('not-allowed');
    }
    await retryOnContention(() =>
      tenantTransaction(this.database, { orgId: member.orgId, actor: member.userId }, (transaction) =>
        transaction.updateTable('kept.member').set({ dispatch_role: role }).where('account_id', '=', member.userId).execute(),
      ),
    );
  }
}
