import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config.js';
import type { Member } from '../../../platform/auth/caller.js';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { CONFIG } from '../../../platform/tokens.js';

const TABLE = 'identity.freight_secret';

/** Writes the secrets by which freight systems let us in. The gateway seals them; its role cannot read what it wrote. */
@Injectable()
export class FreightSecrets {
  private readonly box: SecretBox;

  constructor(@Inject(CONFIG) { SECRET_KEYS }: Config) {
    this.box = new SecretBox(SECRET_KEYS);
  }

  async put(transaction: Transaction<GatewayTables>, orgId: string, systemId: string, secret: string): Promise<void> {
    const { keyId: key_id, nonce, sealed } = this.box.seal(secret, { table: TABLE, orgId, rowId: systemId });
    await transaction
      .insertInto(TABLE)
      .values({ org_id: orgId, system_id: systemId, key_id, nonce, sealed })
      .onConflict((conflict) => conflict.columns(['org_id', 'system_id']).doUpdateSet({ key_id, nonce, sealed }))
      .execute();
  }

  /**
   * A call as it is told apart from others: with a mark in the place of the secret. What is kept of a command for a day is a plain
   * hash of its body, and a weak secret could be guessed from that.
   */
  withoutSecret<Call extends { readonly caller: Member; readonly body: { readonly secret?: string | undefined } }>(call: Call): Call {
    const { secret } = call.body;
    return secret === undefined ? call : { ...call, body: { ...call.body, secret: this.box.markOf(`${call.caller.orgId}\n${secret}`) } };
  }
}
