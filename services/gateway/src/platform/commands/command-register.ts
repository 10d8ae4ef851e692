import { Inject, Injectable } from '@nestjs/common';
import { tenantTransaction } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../database/gateway-tables.js';
import { retryOnContention } from '../database/retry-on-contention.js';
import { DATABASE } from '../tokens.js';
import { claim } from './command-answers.js';
import type { CommandIdentity } from './command-identity.js';

/** Commands of recorded areas by their Idempotency-Key: the log itself gives a repeat its outcome, this only compares the requests. */
@Injectable()
export class CommandRegister {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Throws 422 when the key was used for another request in the last day. */
  async admit(orgId: string, { commandId, fingerprint }: CommandIdentity): Promise<void> {
    if (fingerprint === null) return;
    await retryOnContention(() =>
      tenantTransaction(this.database, { orgId }, (transaction) => claim(transaction, orgId, commandId, fingerprint)),
    );
  }
}
