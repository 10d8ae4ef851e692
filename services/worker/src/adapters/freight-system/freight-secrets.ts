import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';

const TABLE = 'identity.freight_secret';

interface Row {
  readonly key_id: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

/** The secret by which a freight system lets us in, or null where nobody gave one. Throws `SecretNotOpened`. It goes into one header and nowhere else. */
export async function freightSecretOf(
  pool: Pick<pg.Pool, 'query'>,
  box: SecretBox,
  { orgId, systemId }: { readonly orgId: string; readonly systemId: string },
): Promise<string | null> {
  const { rows } = await pool.query<Row>({
    name: 'freight-secret',
    text: `select key_id, nonce, sealed from ${TABLE} where ${TENANT_GUARD} and org_id = $1::uuid and system_id = $2::uuid`,
    values: [orgId, systemId],
  });
  const [row] = rows;
  if (!row) return null;
  return box.open({ keyId: row.key_id, nonce: row.nonce, sealed: row.sealed }, { table: TABLE, orgId, rowId: systemId });
}
