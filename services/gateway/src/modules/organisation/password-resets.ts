import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Password } from '@tallyport/contracts/organisation/http';
import type { EmailLocale } from '@tallyport/contracts/outbound-email/content';
import type { Log } from '@tallyport/runtime/log';
import { hashOfSecret } from '@tallyport/runtime/secret';
import { type Kysely, sql } from 'kysely';
import { Passwords } from '../../platform/auth/passwords.js';
import { type LoginTables, Sessions } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LOG, LOGIN_DATABASE } from '../../platform/tokens.js';
import { AccountMail } from './account-mail.js';
import { accountSubject, LogInAttempts } from './log-in-attempts.js';
import { RESETS_OF_ACCOUNT, RESETS_OF_ADDRESS } from './log-in-delay.js';

/** A link that is good: of whose account it is, by address. */
interface Reset {
  readonly email: string;
  /** The language in which it was asked for. */
  readonly locale: EmailLocale;
}

const NOW = sql<Date>`now()`;

/**
 * Setting a new password by a link that was mailed (R12): good once, for sixty minutes. What was typed is asked for in the same way
 * whether an account has that address or not: nobody looks here, and the mail is decided when it is sent.
 */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LogInAttempts) private readonly attempts: LogInAttempts,
    @Inject(AccountMail) private readonly mail: AccountMail,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** `address` is the network address of who asks. Throws 429 for too many of one address. */
  async request(email: string, locale: EmailLocale, address: string): Promise<void> {
    await this.attempts.begin([`reset-from/${address}`], RESETS_OF_ADDRESS);
    await this.attempts.begin([`reset-of/${accountSubject(email)}`], RESETS_OF_ACCOUNT);
    const id = randomUUID();
    await this.database.insertInto('identity.password_reset').values({ id, email, locale }).execute();
    await this.mail.request({ to: email, locale, content: { template: 'password-reset', subjectId: id } });
  }

  /** Throws what is wrong with a link; nothing where it is good. */
  async validate(token: string): Promise<void> {
    await this.find(token);
  }

  /** Of several who confirm one link at once, one wins. The sign-ins of the account end, and so do its other links. */
  async confirm(token: string, password: string): Promise<void> {
    if (!Password.safeParse(password).success) throw new ProblemError('password-incorrect');
    const reset = await this.find(token);
    const hash = await this.passwords.hash(password);
    if (!(await this.use(token, hash, reset))) {
      await this.find(token);
      throw new ProblemError('link.not-valid');
    }
    this.sessions.forget();
    this.mail.told();
    await this.forgive(reset.email);
  }

  /** The password is changed: what fails from here on must not tell its owner otherwise. */
  private async forgive(email: string): Promise<void> {
    try {
      await this.attempts.forgive([accountSubject(email)]);
    } catch (error) {
      this.log.error({ err: error }, 'what was guessed of a password still counts, though it was changed');
    }
  }

  private async find(token: string): Promise<Reset> {
    const found = await this.database
      .selectFrom('identity.password_reset as r')
      .innerJoin('identity.account as a', 'a.id', 'r.account_id')
      .select(['a.email', 'r.locale', sql<boolean>`r.expires_at <= now()`.as('is_over')])
      .where('r.token_hash', '=', hashOfSecret(token))
      .where('r.used_at', 'is', null)
      .where('a.disabled_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) throw new ProblemError('link.not-valid');
    if (found.is_over) throw new ProblemError('link.expired');
    return found;
  }

  /** With the notice to its owner, or not at all. False where somebody else used the link in the meantime. */
  private use(token: string, passwordHash: string, { email, locale }: Reset): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('identity.password_reset')
        .set({ used_at: NOW })
        .where('token_hash', '=', hashOfSecret(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', NOW)
        .returning('account_id')
        .executeTakeFirst();
      const account = used?.account_id ?? null;
      if (account === null) return false;
      await sql`select set_config('app.actor', ${account}, true)`.execute(transaction);
      const ended = { revoked_at: NOW };
      await transaction.updateTable('identity.account').set({ password_hash: passwordHash }).where('id', '=', account).execute();
      await transaction
        .updateTable('identity.session')
        .set(ended)
        .where('account_id', '=', account)
        .where('revoked_at', 'is', null)
        .execute();
      await transaction
        .updateTable('identity.password_reset')
        .set({ used_at: NOW })
        .where('account_id', '=', account)
        .where('used_at', 'is', null)
        .execute();
      await this.mail.passwordChanged(transaction, { to: email, locale });
      return true;
    });
  }

  /** Deletes requests of more than a week ago; answers how many. A link of then is no longer valid. */
  async removeOld(): Promise<number> {
    const { numDeletedRows } = await this.database
      .deleteFrom('identity.password_reset')
      .where('requested_at', '<', sql<Date>`now() - interval '7 days'`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
