import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import { KEY_PREFIX } from '@tallyport/contracts/organisation/api-key';
import type { ApiKey, createApiKey, MadeApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { type Kysely, sql } from 'kysely';
import { ApiKeys } from '../../platform/auth/api-keys.js';
import type { Member } from '../../platform/auth/caller.js';
import { newToken } from '../../platform/auth/token.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { ApiKeyQueries } from './api-key.queries.js';

/** Makes and revokes keys. Nothing else of a key ever changes but its last use, so that its row is its whole history. */
@Injectable()
export class ApiKeyCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(ApiKeys) private readonly keys: ApiKeys,
    @Inject(ApiKeyQueries) private readonly queries: ApiKeyQueries,
  ) {}

  /**
   * What is kept of the command for a day is the id of the key alone: a repeat is answered with the key's row, and never with the
   * key.
   */
  async make(member: Member, { name, scopes, expires_at }: BodyOf<typeof createApiKey>, command: CommandIdentity): Promise<MadeApiKey> {
    const { orgId, userId } = member;
    const expiry = expires_at === null ? null : new Date(expires_at);
    if (expiry !== null && expiry <= new Date()) throw inThePast();
    const { token, hash } = newToken(KEY_PREFIX);
    let made: { readonly id: string } | null = null;
    const answer = await oncePerCommand(this.database, member, command, async (transaction) => {
      const id = command.commandId;
      await transaction
        .insertInto('identity.api_key')
        .values({ org_id: orgId, id, name, token_hash: hash, scopes, made_by: userId, expires_at: expiry })
        .execute();
      return (made = { id });
    });
    return { ...(await this.queries.one(orgId, answer.id)), key: answer === made ? token : null };
  }

  /** Revoking a key again changes nothing. It is refused here at once, and elsewhere within two seconds. */
  async revoke(member: Member, id: string, command: CommandIdentity): Promise<ApiKey> {
    await oncePerCommand(this.database, member, command, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('identity.api_key')
        .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())`, revoked_by: sql<string>`coalesce(revoked_by, ${member.userId}::uuid)` })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      return {};
    });
    this.keys.forget();
    return this.queries.one(member.orgId, id);
  }
}

function inThePast(): ProblemError {
  return new ProblemError('invalid-input', { errors: [{ pointer: '/expires_at', message: 'lies in the past' }] });
}
