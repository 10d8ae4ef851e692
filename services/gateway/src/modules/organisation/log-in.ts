import { Inject, Injectable } from '@nestjs/common';
import { Password } from '@tallyport/contracts/organisation/http';
import { Passwords } from '../../platform/auth/passwords.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { Accounts } from './accounts.js';
import { accountSubject, addressSubject, LogInAttempts } from './log-in-attempts.js';
import { LOG_INS, SIGN_UPS } from './log-in-delay.js';

/** Longer than any password that was ever accepted: it is wrong, and need not be hashed to know it. */
const LONGEST_PASSWORD = 200;

export interface SignedInSession {
  readonly token: string;
  readonly expire: string;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly org_name?: string | undefined;
  readonly time_zone: string;
}

/** Signing in and signing up. */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LogInAttempts) private readonly attempts: LogInAttempts,
  ) {}

  /** An unknown address, a disabled account and a wrong password are one answer, after the same work. */
  async logIn(email: string, password: string, address: string): Promise<SignedInSession> {
    const attempt = await this.attempts.begin([accountSubject(email), addressSubject(address)], LOG_INS);
    const account = await this.accounts.findByEmail(email);
    const typed = password.slice(0, LONGEST_PASSWORD + 1);
    const fits = await this.passwords.fits(typed, account?.password_hash ?? null);
    if (!account || !fits) throw new ProblemError('wrong-log-in');
    await this.attempts.succeeded(attempt);
    if (this.passwords.isOutdated(account.password_hash)) {
      await this.accounts.replacePasswordHash(account.id, account.password_hash, await this.passwords.hash(password));
    }
    return this.sessions.open(account.id);
  }

  async signUp(wish: SignUp, address: string): Promise<SignedInSession> {
    if (!Password.safeParse(wish.password).success) throw new ProblemError('password-refused');
    await this.attempts.begin([`sign-up/${address}`], SIGN_UPS);
    const id = await this.accounts.create({
      email: wish.email,
      passwordHash: await this.passwords.hash(wish.password),
      firstName: wish.first_name,
      lastName: wish.last_name,
      organisation: wish.org_name ? { name: wish.org_name, timeZone: wish.time_zone } : null,
    });
    return this.sessions.open(id);
  }
}
