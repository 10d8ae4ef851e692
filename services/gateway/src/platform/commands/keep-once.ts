import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../auth/caller.js';
import type { GatewayTables } from '../database/gateway-tables.js';
import { retryCollisions } from '../database/retry-collisions.js';
import { ProblemError } from '../problems/problem-error.js';
import type { CommandIdentity } from './command-identity.js';
import { KeptAnswers } from './kept-answers.js';

const TAKEN = '23505';

/**
 * Writes kept rows of a member's org in one transaction, once per command; the change log names the member.
 * A code that another row has is told as such.
 */
export async function keepOnce<Answer>(
  database: Kysely<GatewayTables>,
  { orgId, userId }: Member,
  command: CommandIdentity,
  work: (transaction: Transaction<GatewayTables>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await retryCollisions(() =>
      tenantTransaction(database, { orgId, actor: userId }, (transaction) =>
        new KeptAnswers(transaction, orgId).once(command, () => work(transaction)),
      ),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TAKEN) throw new ProblemError('kept.code-taken');
    throw error;
  }
}
