import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../auth/caller.js';
import type { GatewayTables } from '../database/gateway-tables.js';
import { retryOnContention } from '../database/retry-on-contention.js';
import { ProblemError } from '../problems/problem-error.js';
import { CommandAnswers } from './command-answers.js';
import type { CommandIdentity } from './command-identity.js';

const TAKEN = '23505';

/**
 * Writes kept rows of a member's org in one transaction, once per command; the change log names the member.
 * A code that another row has is told as such.
 */
export async function oncePerCommand<Answer>(
  database: Kysely<GatewayTables>,
  { orgId, userId }: Member,
  command: CommandIdentity,
  work: (transaction: Transaction<GatewayTables>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await retryOnContention(() =>
      tenantTransaction(database, { orgId, actor: userId }, (transaction) =>
        new CommandAnswers(transaction, orgId).once(command, () => work(transaction)),
      ),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TAKEN) throw new ProblemError('kept.code-taken');
    throw error;
  }
}
