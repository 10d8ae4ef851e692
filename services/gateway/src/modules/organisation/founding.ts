import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';

/** A new organisation with its first branch. */
export interface NewOrganisation {
  readonly id: string;
  readonly name: string;
  readonly branchName: string;
  readonly timeZone: string;
}

/** Makes an organisation whose first member, and admin, is this account. False where it is there already: the call was a repeat. */
export async function foundOrganisation(
  transaction: Transaction<LoginTables>,
  accountId: string,
  { id, name, branchName, timeZone }: NewOrganisation,
): Promise<boolean> {
  await sql`select set_config('app.actor', ${accountId}, true)`.execute(transaction);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('kept.organisation')
    .values({ org_id: id, name })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await transaction.insertInto('kept.branch').values({ org_id: id, id: randomUUID(), name: branchName, time_zone: timeZone }).execute();
  await transaction
    .insertInto('kept.member')
    .values({ org_id: id, account_id: accountId, dispatch_role: 'compiler', capacities: ['admin'], removed_at: null })
    .execute();
  return true;
}
