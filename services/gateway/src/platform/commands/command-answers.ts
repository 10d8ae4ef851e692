import { sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../database/gateway-tables.js';
import { ProblemError } from '../problems/problem-error.js';
import type { CommandIdentity } from './command-identity.js';

/** Answers of kept writes by command, for a day: a repeat is answered without being done again. Works inside the write's transaction. */
export class CommandAnswers {
  constructor(
    private readonly transaction: Transaction<GatewayTables>,
    private readonly orgId: string,
  ) {}

  /** Does the work unless this command did it before. A second call at the same time waits for the first one's commit. */
  async once<Answer>({ commandId, fingerprint }: CommandIdentity, work: () => Promise<Answer>): Promise<Answer> {
    if (fingerprint === null) return work();
    const known = await claim(this.transaction, this.orgId, commandId, fingerprint);
    if (known !== null) return known.answer as Answer;
    const answer = await work();
    await this.transaction
      .updateTable('gateway.command')
      .set({ answer: JSON.stringify(answer) })
      .where('command_id', '=', commandId)
      .execute();
    return answer;
  }
}

/** Writes the command down, or answers what stands there of an earlier call; 422 when that call asked for something else. */
export async function claim(
  transaction: Transaction<GatewayTables>,
  orgId: string,
  commandId: string,
  fingerprint: Buffer,
): Promise<{ answer: unknown } | null> {
  await transaction.deleteFrom('gateway.command').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('gateway.command')
    .values({ org_id: orgId, command_id: commandId, fingerprint, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return null;
  const known = await transaction
    .selectFrom('gateway.command')
    .select(['fingerprint', 'answer'])
    .where('command_id', '=', commandId)
    .executeTakeFirstOrThrow();
  if (!known.fingerprint.equals(fingerprint)) throw new ProblemError('command-reused');
  return { answer: known.answer };
}
