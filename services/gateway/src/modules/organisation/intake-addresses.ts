import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.js';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { CONFIG, DATABASE } from '../../platform/tokens.js';

/** Who sends to an organisation unasked, and where the addresses for it are kept. */
const KEPT = { customs: 'kept.customs_address', freight: 'kept.freight_address' } as const;
type Sender = keyof typeof KEPT;

/** Where the outside sends for an organisation; both addresses are told in the same form. Who knows an address may send to it, so that it is kept as its hash alone. */
@Injectable()
export class IntakeAddresses {
  private readonly intake: string | null;

  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) { PUBLIC_INTAKE_ADDRESS: intake }: Config,
  ) {
    this.intake = intake === '' ? null : intake.replace(/\/$/, '');
  }

  async of(orgId: string, sender: Sender): Promise<CustomsAddress> {
    const kept = await this.database.selectFrom(KEPT[sender]).select('issued_at').where(inOrg(orgId)).executeTakeFirst();
    return { issued_at: kept?.issued_at.toISOString() ?? null, base_url: this.baseUrl(sender) };
  }

  put(member: Member, sender: Sender, token: string, command: CommandIdentity): Promise<CustomsAddress> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const address = { token_hash: hash('sha256', token, 'buffer'), issued_at: new Date() };
      await transaction
        .insertInto(KEPT[sender])
        .values({ org_id: member.orgId, ...address })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(address))
        .execute();
      return { issued_at: address.issued_at.toISOString(), base_url: this.baseUrl(sender) };
    });
  }

  private baseUrl(sender: Sender): string | null {
    return this.intake === null ? null : `${this.intake}/${sender}/`;
  }
}
