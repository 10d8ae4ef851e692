import { Inject, Injectable } from '@nestjs/common';
import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../database/gateway-tables.js';
import { retryCollisions } from '../database/retry-collisions.js';
import { DATABASE } from '../tokens.js';
import type { CommandIdentity } from './command-identity.js';
import { claim } from './kept-answers.js';

/** Commands of recorded areas by their Idempotency-Key: the log itself gives a repeat its outcome, this only compares the requests. */
@Injectable()
export class CommandRegister {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Throws 422 when the key was used for another request in the last day. */
  async admit(orgId: string, { commandId, fingerprint }: CommandIdentity): Promise<void> {
    if (fingerprint === null) return;
    await retryCollisions(() =>
      tenantTransaction(this.database, { orgId }, (transaction) => claim(transaction, orgId, commandId, fingerprint)),
    );
  }
}
