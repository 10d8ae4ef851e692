import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret } from '@tallyport/runtime/secret';
import { ApiKeys } from './api-keys.js';
import type { Account, Member } from './caller.js';
import { Sessions } from './sessions.js';
import { isKey } from './token.js';

/** Who a token speaks for: a person by a session, or a program by a key. */
@Injectable()
export class Callers {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ApiKeys) private readonly keys: ApiKeys,
  ) {}

  account(token: string): Promise<Account | null> {
    return isKey(token) ? this.keys.of(hashOfSecret(token)) : this.sessions.account(hashOfSecret(token));
  }

  /** As a member of an org. `foreign`: known, but not a member there. */
  async member(token: string, orgId: string): Promise<Member | 'foreign' | null> {
    if (!isKey(token)) return this.sessions.member(hashOfSecret(token), orgId);
    const key = await this.keys.of(hashOfSecret(token));
    return key === null || key.orgId === orgId ? key : 'foreign';
  }

  /** Whether who was a member is one still. */
  async isStill({ tokenHash, orgId, scopes }: Member): Promise<boolean> {
    const found = scopes === null ? await this.sessions.member(tokenHash, orgId) : await this.keys.of(tokenHash);
    return found !== null && found !== 'foreign';
  }
}
