import { randomUUID } from 'node:crypto';
import { KEY_PREFIX, type KeyScope } from '@tallyport/contracts/organisation/api-key';
import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import type pg from 'pg';
import { newToken } from '../platform/auth/token.js';

export interface TestMember {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

export interface TestKey {
  readonly id: string;
  readonly token: string;
}

/** An organisation of a test, written by the owner of the tables. */
export class TestOrg {
  private constructor(
    private readonly owner: pg.Pool,
    readonly id: string,
    readonly branch: string,
  ) {}

  static async make(owner: pg.Pool, name = 'Harbour Brokers'): Promise<TestOrg> {
    const id = randomUUID();
    const branch = randomUUID();
    await owner.query('insert into kept.organisation (org_id, name) values ($1, $2)', [id, name]);
    await owner.query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, 'Sydney', 'Australia/Sydney')`, [id, branch]);
    return new TestOrg(owner, id, branch);
  }

  /** A signed-in member. Accounts of tests have no password that anybody could type. */
  async member(role: DispatchRole | null, capacities: readonly Capacity[] = []): Promise<TestMember> {
    const id = randomUUID();
    const email = `${id}@example.test`;
    await this.owner.query(
      `insert into identity.account (id, email, password_hash, first_name, last_name) values ($1, $2, 'none', 'Kim', 'Nguyen')`,
      [id, email],
    );
    await this.owner.query('insert into kept.member (org_id, account_id, dispatch_role, capacities) values ($1, $2, $3, $4)', [
      this.id,
      id,
      role,
      capacities,
    ]);
    return { id, email, token: await this.signIn(id) };
  }

  async signIn(userId: string, lifetime = '12 hours'): Promise<string> {
    const { token, hash } = newToken();
    await this.owner.query('insert into identity.session (token_hash, account_id, expires_at) values ($1, $2, now() + $3::interval)', [
      hash,
      userId,
      lifetime,
    ]);
    return token;
  }

  /** A key of the org, as its maker made it. */
  async key(maker: Pick<TestMember, 'id'>, scopes: readonly KeyScope[], lifetime = '1 day'): Promise<TestKey> {
    const id = randomUUID();
    const { token, hash } = newToken(KEY_PREFIX);
    await this.owner.query(
      `insert into identity.api_key (org_id, id, name, token_hash, scopes, made_by, expires_at)
       values ($1, $2, 'Warehouse', $3, $4, $5, now() + $6::interval)`,
      [this.id, id, hash, scopes, maker.id, lifetime],
    );
    return { id, token };
  }

  /** An invitation of the org, bound to an address, of whose link nobody knows. */
  async invitation(maker: Pick<TestMember, 'id'>, email: string): Promise<string> {
    const id = randomUUID();
    await this.owner.query(
      `insert into kept.invitation (org_id, id, email, made_by, expires_at) values ($1, $2, lower($3), $4, now() + interval '7 days')`,
      [this.id, id, email, maker.id],
    );
    return id;
  }

  async revoke({ id }: TestKey): Promise<void> {
    await this.owner.query('update identity.api_key set revoked_at = now(), revoked_by = made_by where org_id = $1 and id = $2', [
      this.id,
      id,
    ]);
  }

  async remove({ id }: TestMember): Promise<void> {
    await this.owner.query('update kept.member set removed_at = now() where org_id = $1 and account_id = $2', [this.id, id]);
  }
}
