import type { CustomsWay } from '@tallyport/contracts/freight-export/customs-interface-http';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';

const SECRETS = 'identity.customs_interface_secret';

/** Which way snapshots of an organisation leave, as an administrator set it up. */
export interface CustomsSetting {
  readonly way: CustomsWay;
  readonly address: string | null;
  readonly answersByHandle: boolean;
  readonly settleSeconds: number;
  /** When way or address changed last; null where nobody ever said anything. */
  readonly changedAt: Date | null;
}

const UNSAID: CustomsSetting = { way: 'folder', address: null, answersByHandle: false, settleSeconds: 0, changedAt: null };

interface Sealed {
  readonly key_id: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

/** Customs interfaces of organisations, as they are set up now. */
export class CustomsSettings {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly box: SecretBox,
  ) {}

  async of(orgId: string): Promise<CustomsSetting> {
    const { rows } = await this.pool.query<CustomsSetting>({
      name: 'customs-setting',
      text: `select way, address, answers_by_handle as "answersByHandle", settle_seconds as "settleSeconds", changed_at as "changedAt"
        from kept.customs_interface where ${TENANT_GUARD} and org_id = $1::uuid`,
      values: [orgId],
    });
    return rows[0] ?? UNSAID;
  }

  /** Signs for one call; null where nobody gave a secret. Throws `SecretNotOpened`. */
  async signer(orgId: string): Promise<Webhook | null> {
    const { rows } = await this.pool.query<Sealed>({
      name: 'customs-secret',
      text: `select key_id, nonce, sealed from ${SECRETS} where ${TENANT_GUARD} and org_id = $1::uuid`,
      values: [orgId],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const { key_id: keyId, nonce, sealed } = row;
    return new Webhook(this.box.open({ keyId, nonce, sealed }, { table: SECRETS, orgId, rowId: orgId }));
  }
}
