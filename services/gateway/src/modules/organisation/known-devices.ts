import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret } from '@tallyport/runtime/secret';
import { type Kysely, sql } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { isToken, newToken } from '../../platform/auth/token.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';

const FORGOTTEN_AFTER_MS = 90 * 24 * 60 * 60 * 1_000;

/**
 * The browsers that an account signed in from lately, each known by a token of its own. A device signs nobody in: its wrong
 * passwords are only counted apart from those of strangers, who therefore cannot keep the owner out.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(LOGIN_DATABASE) private readonly database: Kysely<LoginTables>) {}

  /** The device of this token as it is known, in text, or null when the account never signed in from it. */
  async find(token: string | null, email: string): Promise<string | null> {
    if (token === null || !isToken(token)) return null;
    const hash = hashOfSecret(token);
    const known = await this.database
      .selectFrom('identity.known_device as d')
      .innerJoin('identity.account as a', 'a.id', 'd.account_id')
      .select('a.id')
      .where('d.token_hash', '=', hash)
      .where('a.email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    return known ? `${known.id}/${hash.toString('hex')}` : null;
  }

  /** The account signed in from this device. Answers its token: one that this service made before, or a new one. */
  async remember(token: string | null, accountId: string): Promise<string> {
    const kept = token !== null && (await this.wasMadeHere(token)) ? token : newToken().token;
    await this.database
      .insertInto('identity.known_device')
      .values({ token_hash: hashOfSecret(kept), account_id: accountId })
      .onConflict((known) => known.columns(['token_hash', 'account_id']).doUpdateSet({ used_at: sql<Date>`now()` }))
      .execute();
    return kept;
  }

  /** Forgets devices that nobody signed in from for ninety days; answers how many. */
  async removeUnused(now: Date): Promise<number> {
    const longAgo = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
    const { numDeletedRows } = await this.database.deleteFrom('identity.known_device').where('used_at', '<', longAgo).executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** A token that somebody thought up is not taken over: whoever planted it would know it. */
  private async wasMadeHere(token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    const known = await this.database
      .selectFrom('identity.known_device')
      .select('account_id')
      .where('token_hash', '=', hashOfSecret(token))
      .executeTakeFirst();
    return known !== undefined;
  }
}
