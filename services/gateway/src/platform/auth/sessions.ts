import { Inject, Injectable } from '@nestjs/common';
import type { IdentityTables } from '@tallyport/database/tables/identity';
import type { KeptTables } from '@tallyport/database/tables/kept';
import { type Kysely, sql } from 'kysely';
import { LOGIN_DATABASE } from '../tokens.js';
import type { Account, Member } from './caller.js';
import { newToken } from './token.js';
import { TtlCache } from './ttl-cache.js';

const TTL_MS = 1_000;

export type LoginTables = IdentityTables & KeptTables;

/**
 * Who is signed in. What was found is cached for a second, so that a desk full of calls asks once: a sign-out, a removal or
 * a new role counts everywhere within that second, and here at once.
 */
@Injectable()
export class Sessions {
  private readonly accounts = new TtlCache<Account | null>(TTL_MS);
  private readonly members = new TtlCache<Member | 'foreign' | null>(TTL_MS);

  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  /**
   * A session for who showed the password of this hash; null where the account has another one by now. A change of the password waits for
   * the lock, and ends this session with all others: none outlives the password that opened it.
   */
  async open(accountId: string, passwordHash: string): Promise<{ token: string; expire: string } | null> {
    const { token, hash } = newToken();
    // By the clock that it is looked up by, and not by this machine's.
    const { rows } = await sql<{ expires_at: Date }>`
      with owner as (
        select id from identity.account where id = ${accountId}::uuid and password_hash = ${passwordHash} for share
      )
      insert into identity.session (token_hash, account_id, expires_at)
      select ${hash}, id, now() + interval '12 hours' from owner
      returning expires_at`.execute(this.database);
    const [opened] = rows;
    return opened === undefined ? null : { token, expire: opened.expires_at.toISOString() };
  }

  account(tokenHash: Buffer): Promise<Account | null> {
    return this.accounts.get(keyOf(tokenHash), () => this.findAccount(tokenHash));
  }

  /** The session and its membership of an org. `foreign`: signed in, but not a member there. */
  member(tokenHash: Buffer, orgId: string): Promise<Member | 'foreign' | null> {
    return this.members.get(`${keyOf(tokenHash)} ${orgId}`, () => this.findMember(tokenHash, orgId));
  }

  /** The cache is cleared: something of sessions or memberships changed here. */
  forget(): void {
    this.accounts.clear();
    this.members.clear();
  }

  private async findAccount(tokenHash: Buffer): Promise<Account | null> {
    const found = await this.live().select('s.account_id').where('s.token_hash', '=', tokenHash).executeTakeFirst();
    return found ? { userId: found.account_id, tokenHash, scopes: null } : null;
  }

  private async findMember(tokenHash: Buffer, orgId: string): Promise<Member | 'foreign' | null> {
    const found = await this.live()
      .leftJoin('kept.member as m', (join) =>
        join.onRef('m.account_id', '=', 's.account_id').on('m.org_id', '=', orgId).on('m.removed_at', 'is', null),
      )
      .select(['s.account_id', 'a.license_number', 'm.org_id', 'm.dispatch_role', 'm.capacities'])
      .where('s.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!found) return null;
    if (found.org_id === null) return 'foreign';
    const standing = { role: found.dispatch_role, capacities: found.capacities ?? [], hasLicence: found.license_number !== null };
    return { userId: found.account_id, tokenHash, scopes: null, orgId: found.org_id, standing };
  }

  async revoke(tokenHash: Buffer): Promise<void> {
    await this.database
      .updateTable('identity.session')
      .set({ revoked_at: sql<Date>`now()` })
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .execute();
    this.forget();
  }

  /** Deletes sessions that have expired, revoked or not; answers how many. */
  async removeExpired(now: Date): Promise<number> {
    const { numDeletedRows } = await this.database.deleteFrom('identity.session').where('expires_at', '<=', now).executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Of these members, those whose session or key ended or who left the org. One question, however many ask. */
  async endedAmong(members: readonly Member[]): Promise<ReadonlySet<Member>> {
    const { rows } = await sql<{ ordinal: number }>`
      select c.ordinal::int as ordinal
      from unnest(${members.map((member) => member.tokenHash)}::bytea[], ${members.map((member) => member.orgId)}::uuid[])
        with ordinality as c(token_hash, org_id, ordinal)
      where exists (
          select from identity.session s
          join identity.account a on a.id = s.account_id and a.disabled_at is null
          join kept.member m on m.org_id = c.org_id and m.account_id = s.account_id and m.removed_at is null
          where s.token_hash = c.token_hash and s.revoked_at is null and s.expires_at > now()
        ) or exists (
          select from identity.api_key k
          where k.token_hash = c.token_hash and k.org_id = c.org_id and k.revoked_at is null
            and (k.expires_at is null or k.expires_at > now())
        )`.execute(this.database);
    const live = new Set(rows.map((row) => row.ordinal));
    return new Set(members.filter((_, index) => !live.has(index + 1)));
  }

  private live() {
    return this.database
      .selectFrom('identity.session as s')
      .innerJoin('identity.account as a', 'a.id', 's.account_id')
      .where('s.revoked_at', 'is', null)
      .where('s.expires_at', '>', sql<Date>`now()`)
      .where('a.disabled_at', 'is', null);
  }
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('latin1');
}
