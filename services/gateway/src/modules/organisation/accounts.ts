import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { type Kysely, sql } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { foundOrganisation } from './founding.js';
import { joinByLink } from './joining.js';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A new organisation of which the account is the first member, or null. */
  readonly organisation: { readonly name: string; readonly timeZone: string } | null;
  /** The token of the link by which the account joins an organisation, or null. */
  readonly invitation: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Accounts, through the one role that sees them whole. */
@Injectable()
export class Accounts {
  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  /** The account that may sign in with this address; a disabled one may not. */
  findByEmail(email: string): Promise<{ id: string; password_hash: string } | undefined> {
    return this.database
      .selectFrom('identity.account')
      .select(['id', 'password_hash'])
      .where('email', '=', email.trim().toLowerCase())
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
  }

  async replacePasswordHash(id: string, known: string, hash: string): Promise<void> {
    await this.database
      .updateTable('identity.account')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .where('password_hash', '=', known)
      .execute();
  }

  /** Makes an account and, when asked, its organisation with a first branch, or its place in the one that invited; all or nothing. Answers its id. */
  async create(account: NewAccount): Promise<string> {
    const id = randomUUID();
    try {
      await this.database.transaction().execute(async (transaction) => {
        await sql`select set_config('app.actor', ${id}, true)`.execute(transaction);
        const { email, passwordHash, firstName, lastName } = account;
        await transaction
          .insertInto('identity.account')
          .values({
            id,
            email,
            password_hash: passwordHash,
            first_name: firstName,
            last_name: lastName,
            license_number: null,
            disabled_at: null,
          })
          .execute();
        if (account.invitation !== null) await joinByLink(transaction, account.invitation, { id, email });
        if (!account.organisation) return;
        await foundOrganisation(transaction, id, { id: randomUUID(), branchName: 'Main', ...account.organisation });
      });
      return id;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw new ProblemError('account-exists');
      throw error;
    }
  }

  /** Joins the organisation that a link leads to. Answers its id. */
  join(id: string, token: string): Promise<string> {
    return this.database.transaction().execute(async (transaction) => {
      const { email } = await transaction.selectFrom('identity.account').select('email').where('id', '=', id).executeTakeFirstOrThrow();
      return joinByLink(transaction, token, { id, email });
    });
  }

  /** Says or takes away the licence of a broker; the database logs who did it. */
  async setLicence(id: string, licenceNumber: string | null): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.actor', ${id}, true)`.execute(transaction);
      await transaction.updateTable('identity.account').set({ license_number: licenceNumber }).where('id', '=', id).execute();
    });
  }

  /** The current user with the role in each organisation. */
  async currentUser(id: string): Promise<CurrentUser> {
    const account = await this.database
      .selectFrom('identity.account')
      .select(['id', 'email', 'first_name', 'last_name', 'color', 'license_number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const memberships = await this.database
      .selectFrom('kept.member')
      .select(['org_id', 'dispatch_role', 'capacities'])
      .where('account_id', '=', id)
      .where('removed_at', 'is', null)
      .orderBy('org_id')
      .execute();
    const { license_number, ...shown } = account;
    return {
      ...shown,
      dispatch_roles: memberships.flatMap(({ org_id, dispatch_role }) =>
        dispatch_role ? [{ org: org_id, user_type: dispatch_role }] : [],
      ),
      capacities: memberships.flatMap(({ org_id, capacities }) => capacities.map((capacity) => ({ org: org_id, capacity }))),
      au_broker_profile: license_number === null ? null : { license_number },
    };
  }
}
