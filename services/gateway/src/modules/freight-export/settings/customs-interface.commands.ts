import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { CustomsInterface, putCustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';
import type { CustomsInterfaceTables } from '@tallyport/database/tables/customs-interface';
import { inOrg } from '@tallyport/database/tenant';
import { isSamePlace } from '@tallyport/domain/freight-export/settings/address-fault';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Config } from '../../../config.js';
import type { Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { CONFIG, DATABASE } from '../../../platform/tokens.js';
import { requireAddress } from './freight-system.policy.js';

const SECRETS = 'identity.customs_interface_secret';
type Row = Omit<Selectable<CustomsInterfaceTables['kept.customs_interface']>, 'org_id'>;
const COLUMNS = ['way', 'address', 'answers_by_handle', 'settle_seconds', 'secret_set_at', 'changed_at'] as const;

/** What holds where nobody said anything: the folder of the installation. */
const UNSAID: CustomsInterface = {
  way: 'folder',
  address: null,
  answers_by_handle: false,
  settle_seconds: 600,
  secret_set_at: null,
  changed_at: null,
};

/** Which way snapshots for customs leave, and the secret that signs them. The gateway seals it; its role cannot read what it wrote. */
@Injectable()
export class CustomsInterfaceCommands {
  private readonly box: SecretBox;

  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.box = new SecretBox(config.SECRET_KEYS);
  }

  async of(orgId: string): Promise<CustomsInterface> {
    const row = await this.database.selectFrom('kept.customs_interface').select(COLUMNS).where(inOrg(orgId)).executeTakeFirst();
    return row === undefined ? UNSAID : shown(row);
  }

  /** Another address is another receiver: it needs a secret of its own, and what left before is looked for there no more. */
  put(member: Member, { secret, ...said }: BodyOf<typeof putCustomsInterface>, command: CommandIdentity): Promise<CustomsInterface> {
    const { orgId } = member;
    const address = said.way === 'http' ? said.address : null;
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const before = await transaction.selectFrom('kept.customs_interface').select(COLUMNS).forUpdate().executeTakeFirst();
      const isSame = before !== undefined && before.way === said.way && isSameAddress(before.address, address);
      if (address !== null) {
        requireAddress(address, this.config.OUTBOUND_ALLOWED_HOSTS);
        if (secret === undefined && (!isSame || before.secret_set_at === null)) throw new ProblemError('freight.secret-needed');
      }
      const now = new Date();
      const row: Row = {
        ...said,
        address,
        secret_set_at: address === null ? null : secret === undefined ? (before?.secret_set_at ?? null) : now,
        changed_at: isSame ? before.changed_at : now,
      };
      await transaction
        .insertInto('kept.customs_interface')
        .values({ org_id: orgId, ...row })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
        .execute();
      if (secret !== undefined && address !== null) await this.seal(transaction, orgId, secret);
      return shown(row);
    });
  }

  /** A mark in the place of the secret: what is kept of a command for a day is a plain hash of its body. */
  withoutSecret<Call extends { readonly caller: Member; readonly body: { readonly secret?: string | undefined } }>(call: Call): Call {
    const { secret } = call.body;
    return secret === undefined ? call : { ...call, body: { ...call.body, secret: this.box.markOf(`${call.caller.orgId}\n${secret}`) } };
  }

  private async seal(transaction: Transaction<GatewayTables>, orgId: string, secret: string): Promise<void> {
    const { keyId: key_id, nonce, sealed } = this.box.seal(secret, { table: SECRETS, orgId, rowId: orgId });
    await transaction
      .insertInto(SECRETS)
      .values({ org_id: orgId, key_id, nonce, sealed })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ key_id, nonce, sealed }))
      .execute();
  }
}

function isSameAddress(before: string | null, now: string | null): boolean {
  return before === null || now === null ? before === now : isSamePlace(before, now);
}

function shown({ secret_set_at, changed_at, ...said }: Row): CustomsInterface {
  return { ...said, secret_set_at: secret_set_at?.toISOString() ?? null, changed_at: changed_at.toISOString() };
}
