import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { type AttemptLimit, WINDOW_MINUTES } from './log-in-delay.js';

/** An attempt that is counted already; taken back when it succeeds. */
export interface Attempt {
  readonly subjects: readonly string[];
  readonly at: string;
}

const WINDOW = sql<Date>`now() - ${sql.lit(`${WINDOW_MINUTES} minutes`)}::interval`;

/**
 * Counts attempts before they are tried, so that a hundred guesses sent at once are a hundred and not one. Too many failures of an account
 * or of an address are refused with the time to wait; refused ones do not count, so that nobody is locked out for good.
 */
@Injectable()
export class LogInAttempts {
  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  /** `subjects` are what is counted: an account by the hash of its address, a network address, a known device. Throws 429. */
  async begin(subjects: readonly string[], limit: AttemptLimit): Promise<Attempt> {
    return this.database.transaction().execute(async (transaction) => {
      await forgetOld(transaction);
      const waits: number[] = [];
      // One order for everybody, or two attempts could wait for each other.
      for (const subject of subjects.toSorted()) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
        waits.push(await secondsToWait(transaction, subject, limit));
      }
      const wait = Math.max(...waits);
      if (wait > 0) throw new ProblemError('too-many-requests', {}, wait);
      const [first] = await transaction
        .insertInto('identity.log_in_failure')
        .values(subjects.map((subject) => ({ subject })))
        .returning(sql<string>`at::text`.as('at'))
        .execute();
      return { subjects, at: first?.at ?? '' };
    });
  }

  /** It was no failure: the address is given its try back, and the failures of the account or of its device are forgotten. */
  async succeeded({ subjects, at }: Attempt): Promise<void> {
    await this.database
      .deleteFrom('identity.log_in_failure')
      .where('subject', 'in', [...subjects])
      .where((where) => where.or([where('at', '=', sql<Date>`${at}::timestamptz`), where('subject', 'not like', 'address/%')]))
      .execute();
  }

  /** Forgets the failures of these: who set a new password need not wait for what was guessed at the old one. */
  async forgive(subjects: readonly string[]): Promise<void> {
    await this.database
      .deleteFrom('identity.log_in_failure')
      .where('subject', 'in', [...subjects])
      .execute();
  }
}

/** What is older than the window counts no more, whoever it was. Done before any subject is locked, so that nobody waits in a circle. */
async function forgetOld(transaction: Transaction<LoginTables>): Promise<void> {
  await transaction.deleteFrom('identity.log_in_failure').where('at', '<', WINDOW).execute();
}

async function secondsToWait(transaction: Transaction<LoginTables>, subject: string, limit: AttemptLimit): Promise<number> {
  const { rows } = await sql<{ failures: number; since_last: number | null; until_oldest_leaves: number | null }>`
    select count(*)::int as failures, extract(epoch from clock_timestamp() - max(at))::float as since_last,
      extract(epoch from min(at) - (${WINDOW}))::float as until_oldest_leaves
    from identity.log_in_failure where subject = ${subject} and at >= ${WINDOW}`.execute(transaction);
  const [counted] = rows;
  if (!counted || counted.failures === 0) return 0;
  if (counted.failures >= limit.most) return Math.max(1, Math.ceil(counted.until_oldest_leaves ?? 1));
  return Math.max(0, Math.ceil(limit.delayAfter(counted.failures) - (counted.since_last ?? 0)));
}

/** The address itself is not kept. */
export function accountSubject(email: string): string {
  return `account/${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`;
}

export function deviceSubject(device: string): string {
  return `device/${device}`;
}

export function addressSubject(address: string): string {
  return `address/${address}`;
}
