import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import { hashOfSecret } from '@tallyport/runtime/secret';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { isToken } from '../../platform/auth/token.js';
import { ProblemError } from '../../platform/problems/problem-error.js';

/** An invitation that waits, as its link finds it. */
export interface FoundInvitation {
  readonly orgId: string;
  readonly orgName: string;
  readonly id: string;
  readonly email: string | null;
  readonly role: DispatchRole | null;
  readonly capacities: Capacity[];
}

/** Throws what the person is told: the link is no longer valid, or past its time. */
export async function findInvitation(database: Kysely<LoginTables>, token: string, lock = false): Promise<FoundInvitation> {
  if (!isToken(token)) throw new ProblemError('link.not-valid');
  let query = database
    .selectFrom('identity.invitation_token as t')
    .innerJoin('kept.invitation as i', (join) => join.onRef('i.org_id', '=', 't.org_id').onRef('i.id', '=', 't.invitation_id'))
    .innerJoin('kept.organisation as o', 'o.org_id', 'i.org_id')
    .select([
      'i.org_id as orgId',
      'o.name as orgName',
      'i.id',
      'i.email',
      'i.dispatch_role as role',
      'i.capacities',
      'i.used_at',
      'i.revoked_at',
    ])
    .select(sql<boolean>`i.expires_at <= now()`.as('isExpired'))
    .where('t.token_hash', '=', hashOfSecret(token));
  if (lock) query = query.forUpdate('i');
  const found = await query.executeTakeFirst();
  if (!found || found.used_at !== null || found.revoked_at !== null) throw new ProblemError('link.not-valid');
  if (found.isExpired) throw new ProblemError('link.expired');
  return found;
}

/**
 * Lets an account in by a link, and the link is used up: whoever comes at the same time waits, and finds it used. Works inside the
 * transaction that makes the account, or one of its own. Answers the organisation.
 */
export async function joinByLink(
  transaction: Transaction<LoginTables>,
  token: string,
  account: { readonly id: string; readonly email: string },
): Promise<string> {
  const { orgId, id, email, role, capacities } = await findInvitation(transaction, token, true);
  if (email !== null && email !== account.email) throw new ProblemError('invitation.other-address');
  await sql`select set_config('app.actor', ${account.id}, true)`.execute(transaction);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('kept.member')
    .values({ org_id: orgId, account_id: account.id, dispatch_role: role, capacities, removed_at: null })
    .onConflict((known) =>
      known
        .columns(['org_id', 'account_id'])
        .doUpdateSet({ dispatch_role: role, capacities, removed_at: null })
        .where('kept.member.removed_at', 'is not', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ProblemError('invitation.member-already');
  await transaction
    .updateTable('kept.invitation')
    .set({ used_at: sql<Date>`now()`, used_by: account.id })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  return orgId;
}
