import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type SecretBox, SecretNotOpened } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';
import type { EndpointRef } from './endpoint.js';

const TABLE = 'identity.webhook_secret';

interface Row {
  readonly id: string;
  readonly key_id: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

/** Signs for an endpoint: one signer for each secret that has not ended, the newest first. One whose key is gone signs nothing. */
export async function signersOf(pool: pg.Pool, box: SecretBox, { orgId, webhookId }: EndpointRef): Promise<Webhook[]> {
  const { rows } = await pool.query<Row>({
    name: 'webhook-secrets',
    text: `
select id, key_id, nonce, sealed from ${TABLE}
where ${TENANT_GUARD} and org_id = $1::uuid and webhook_id = $2::uuid and (ends_at is null or ends_at > now())
order by ends_at desc nulls first`,
    values: [orgId, webhookId],
  });
  return rows.flatMap(({ id, key_id: keyId, nonce, sealed }) => {
    try {
      return [new Webhook(box.open({ keyId, nonce, sealed }, { table: TABLE, orgId, rowId: id }))];
    } catch (error) {
      if (error instanceof SecretNotOpened) return [];
      throw error;
    }
  });
}
