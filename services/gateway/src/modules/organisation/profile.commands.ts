import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import { Password } from '@tallyport/contracts/organisation/http';
import type { changePassword, updateInfo } from '@tallyport/contracts/organisation/profile-http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Account } from '../../platform/auth/caller.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { type LoginTables, Sessions } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { AccountMail } from './account-mail.js';
import { LogInAttempts } from './log-in-attempts.js';
import { LOG_INS } from './log-in-delay.js';
import { addressOfPicture, storedPicture } from './picture.js';

/** Longer than any password that was ever accepted. */
const LONGEST_PASSWORD = 200;

/** What somebody changes of their own account. */
@Injectable()
export class ProfileCommands {
  constructor(
    @Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(LogInAttempts) private readonly attempts: LogInAttempts,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountMail) private readonly mail: AccountMail,
  ) {}

  /** All of it or nothing. */
  async update(userId: string, { picture, ...names }: BodyOf<typeof updateInfo>): Promise<void> {
    const stored = picture === undefined || picture === null ? picture : storedPicture(picture);
    await this.database.transaction().execute(async (transaction) => {
      if (Object.values(names).some((value) => value !== undefined)) {
        await transaction.updateTable('identity.account').set(names).where('id', '=', userId).execute();
      }
      if (stored === null) await transaction.deleteFrom('identity.account_picture').where('account_id', '=', userId).execute();
      if (stored) {
        await transaction
          .insertInto('identity.account_picture')
          .values({ account_id: userId, ...stored })
          .onConflict((known) => known.column('account_id').doUpdateSet({ ...stored, version: randomUUID() }))
          .execute();
      }
    });
  }

  async pictureOf(userId: string): Promise<string | null> {
    const found = await this.database
      .selectFrom('identity.account_picture')
      .select(['type', 'content'])
      .where('account_id', '=', userId)
      .executeTakeFirst();
    return found ? addressOfPicture(found) : null;
  }

  /** Who holds a session and not the password changes nothing, and guesses no faster than at sign-in. The owner is told by mail. */
  async changePassword(caller: Account, { old_password, password, locale }: BodyOf<typeof changePassword>): Promise<void> {
    if (!Password.safeParse(password).success) throw new ProblemError('password-incorrect');
    const attempt = await this.attempts.begin([`password/${caller.userId}`], LOG_INS);
    const { password_hash: known, email } = await this.database
      .selectFrom('identity.account')
      .select(['password_hash', 'email'])
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow();
    const fits = await this.passwords.fits(old_password.slice(0, LONGEST_PASSWORD + 1), known);
    if (!fits) throw new ProblemError('old-password-wrong');
    await this.attempts.succeeded(attempt);
    const password_hash = await this.passwords.hash(password);
    await this.database.transaction().execute(async (transaction) => {
      await replace(transaction, caller, known, password_hash);
      await this.mail.passwordChanged(transaction, { to: email, locale });
    });
    this.sessions.forget();
    this.mail.told();
  }
}

/** The new hash, and the end of every other session, at once. Of two changes by the same old password one wins. */
async function replace(
  transaction: Transaction<LoginTables>,
  { userId, tokenHash }: Account,
  known: string,
  password_hash: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('identity.account')
    .set({ password_hash })
    .where('id', '=', userId)
    .where('password_hash', '=', known)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProblemError('old-password-wrong');
  await transaction
    .updateTable('identity.session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('account_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}
