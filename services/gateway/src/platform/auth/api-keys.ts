import { Inject, Injectable } from '@nestjs/common';
import type { KeyScope } from '@tallyport/contracts/organisation/api-key';
import { standingOfKey } from '@tallyport/domain/organisation/key-scopes';
import { type Kysely, sql } from 'kysely';
import { LOGIN_DATABASE } from '../tokens.js';
import type { Member } from './caller.js';
import type { LoginTables } from './sessions.js';
import { TtlCache } from './ttl-cache.js';

const TTL_MS = 1_000;

/**
 * Which key a program calls with. As with sessions, what was found is cached for a second: a key that was revoked is refused
 * everywhere within that second, and here at once.
 */
@Injectable()
export class ApiKeys {
  private readonly known = new TtlCache<Member | null>(TTL_MS);

  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  /** The key as a member of its organisation; null for one that is unknown, expired or revoked. */
  of(tokenHash: Buffer): Promise<Member | null> {
    return this.known.get(tokenHash.toString('latin1'), () => this.find(tokenHash));
  }

  /** The cache is cleared: something of keys changed here. */
  forget(): void {
    this.known.clear();
  }

  /** One statement, so that a key costs no more round trips than a session. The last use is written once a minute at most. */
  private async find(tokenHash: Buffer): Promise<Member | null> {
    const { rows } = await sql<{ id: string; org_id: string; scopes: KeyScope[] }>`
      with found as (
        select org_id, id, scopes from identity.api_key
        where token_hash = ${tokenHash} and revoked_at is null and (expires_at is null or expires_at > now())
      ), used as (
        update identity.api_key k set last_used_at = now() from found
        where k.org_id = found.org_id and k.id = found.id
          and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute')
      )
      select org_id, id, scopes from found`.execute(this.database);
    const [key] = rows;
    if (!key) return null;
    return { userId: key.id, tokenHash, scopes: key.scopes, orgId: key.org_id, standing: standingOfKey(key.scopes) };
  }
}
