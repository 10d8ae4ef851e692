import { Inject, Injectable } from '@nestjs/common';
import { Password } from '@tallyport/contracts/organisation/http';
import { Passwords } from '../../platform/auth/passwords.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { Accounts } from './accounts.js';
import { KnownDevices } from './known-devices.js';
import { accountSubject, addressSubject, deviceSubject, LogInAttempts } from './log-in-attempts.js';
import { LOG_INS, SIGN_UPS } from './log-in-delay.js';

/** Longer than any password that was ever accepted: it is wrong, and need not be hashed to know it. */
const LONGEST_PASSWORD = 200;

export interface SignedInSession {
  readonly token: string;
  readonly expire: string;
}

/** Where a call came from: its network address, and the token that its browser was given before, if any. */
export interface Origin {
  readonly address: string;
  readonly deviceToken: string | null;
}

/** A session, and the token by which its device is known from now on. */
export interface SignedIn {
  readonly session: SignedInSession;
  readonly deviceToken: string;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly org_name?: string | undefined;
  readonly time_zone: string;
  readonly invitation?: string | undefined;
}

/** Signing in and signing up. */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LogInAttempts) private readonly attempts: LogInAttempts,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
  ) {}

  /**
   * An unknown address, a disabled account and a wrong password are one answer, after the same work. A device that the account signed
   * in from before has its own count of failures; everybody else shares those of the account and of the network address.
   */
  async logIn(email: string, password: string, origin: Origin): Promise<SignedIn> {
    const device = await this.devices.find(origin.deviceToken, email);
    const subjects = device === null ? [accountSubject(email), addressSubject(origin.address)] : [deviceSubject(device)];
    const attempt = await this.attempts.begin(subjects, LOG_INS);
    const account = await this.accounts.findByEmail(email);
    const typed = password.slice(0, LONGEST_PASSWORD + 1);
    const fits = await this.passwords.fits(typed, account?.password_hash ?? null);
    if (!account || !fits) throw new ProblemError('wrong-log-in');
    await this.attempts.succeeded(attempt);
    const opened = await this.open(account.id, account.password_hash, origin);
    // The password was changed, or its hash made anew, while this one was checked: it is looked at again.
    if (opened === null) return this.logIn(email, password, origin);
    if (this.passwords.isOutdated(account.password_hash)) {
      await this.accounts.replacePasswordHash(account.id, account.password_hash, await this.passwords.hash(password));
    }
    return opened;
  }

  async signUp(form: SignUp, origin: Origin): Promise<SignedIn> {
    if (!Password.safeParse(form.password).success) throw new ProblemError('password-refused');
    await this.attempts.begin([`sign-up/${origin.address}`], SIGN_UPS);
    const passwordHash = await this.passwords.hash(form.password);
    const id = await this.accounts.create({
      email: form.email,
      passwordHash,
      firstName: form.first_name,
      lastName: form.last_name,
      organisation: form.org_name ? { name: form.org_name, timeZone: form.time_zone } : null,
      invitation: form.invitation ?? null,
    });
    const opened = await this.open(id, passwordHash, origin);
    return opened ?? this.logIn(form.email, form.password, origin);
  }

  private async open(accountId: string, passwordHash: string, { deviceToken }: Origin): Promise<SignedIn | null> {
    const session = await this.sessions.open(accountId, passwordHash);
    return session && { session, deviceToken: await this.devices.remember(deviceToken, accountId) };
  }
}
