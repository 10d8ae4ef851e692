import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../../config.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { CONFIG } from '../../platform/tokens.js';

const TABLE = 'identity.webhook_secret';

/** Writes the secrets that messages to endpoints are signed with. The gateway seals them; its role cannot read what it wrote. */
@Injectable()
export class WebhookSecrets {
  private readonly box: SecretBox;

  constructor(@Inject(CONFIG) { SECRET_KEYS }: Config) {
    this.box = new SecretBox(SECRET_KEYS);
  }

  /** From now on this one signs. The one before signs beside it for 24 hours, and one before that no more. */
  async put(transaction: Transaction<GatewayTables>, orgId: string, webhookId: string, secret: string): Promise<void> {
    await transaction
      .updateTable(TABLE)
      .set({ ends_at: sql<Date>`case when ends_at is null then now() + interval '24 hours' else now() end` })
      .where('webhook_id', '=', webhookId)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', sql<Date>`now()`)]))
      .execute();
    const id = randomUUID();
    const { keyId: key_id, nonce, sealed } = this.box.seal(secret, { table: TABLE, orgId, rowId: id });
    await transaction
      .insertInto(TABLE)
      .values({ org_id: orgId, webhook_id: webhookId, id, key_id, nonce, sealed, ends_at: null })
      .execute();
  }
}
