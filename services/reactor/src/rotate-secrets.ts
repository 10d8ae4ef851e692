import { SecretBox, SecretNotOpened } from '@tallyport/runtime/secret-box/secret-box';
import type { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import type pg from 'pg';

/** Every table that holds sealed secrets, and the column that names the row to which each is bound beside its organisation. */
const SEALED_TABLES = [
  { table: 'identity.freight_secret', row: 'system_id' },
  { table: 'identity.webhook_secret', row: 'id' },
  { table: 'identity.customs_interface_secret', row: 'org_id' },
] as const;

interface SealedRow {
  readonly org_id: string;
  readonly row_id: string;
  readonly key_id: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

export interface Rotation {
  /** How many were sealed anew. */
  readonly rotated: number;
  /** How many the first key had sealed before. */
  readonly kept: number;
  /** What could not be opened, in a sentence each. */
  readonly notOpened: readonly string[];
}

/**
 * Seals every secret with the first key that another one sealed. May be repeated, also beside a running gateway: what was written
 * anew in the meantime is left as it is, and found by the next run.
 */
export async function rotateSecrets(pool: pg.Pool, keys: SecretKeys): Promise<Rotation> {
  const box = new SecretBox(keys);
  const notOpened: string[] = [];
  let rotated = 0;
  let kept = 0;
  for (const { table, row } of SEALED_TABLES) {
    const { rows } = await pool.query<SealedRow>(
      `select org_id, ${row} as row_id, key_id, nonce, sealed from ${table} order by org_id, ${row}`,
    );
    for (const standing of rows) {
      if (standing.key_id === box.keyId) kept++;
      else {
        const renewed = renew(box, table, standing);
        if (typeof renewed === 'string') notOpened.push(renewed);
        else
          rotated += await write(
            pool,
            `update ${table} set key_id = $4, nonce = $5, sealed = $6 where org_id = $1 and ${row} = $2 and nonce = $3`,
            standing,
            renewed,
          );
      }
    }
  }
  return { rotated, kept, notOpened };
}

type Renewed = ReturnType<SecretBox['seal']>;

function renew(box: SecretBox, table: string, { org_id: orgId, row_id: rowId, key_id: keyId, nonce, sealed }: SealedRow): Renewed | string {
  const place = { table, orgId, rowId };
  try {
    return box.seal(box.open({ keyId, nonce, sealed }, place), place);
  } catch (error) {
    if (error instanceof SecretNotOpened) return `${table} ${rowId} of organisation ${orgId}: ${error.message}`;
    throw error;
  }
}

async function write(pool: pg.Pool, statement: string, { org_id, row_id, nonce }: SealedRow, renewed: Renewed): Promise<number> {
  const { rowCount } = await pool.query(statement, [org_id, row_id, nonce, renewed.keyId, renewed.nonce, renewed.sealed]);
  return rowCount ?? 0;
}
