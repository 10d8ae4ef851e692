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

/** Where customs sends answers for an organisation. Who knows the address may send to it, so that it is kept as its hash alone. */
@Injectable()
export class CustomsAddresses {
  private readonly baseUrl: string | null;

  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) { PUBLIC_INTAKE_ADDRESS: intake }: Config,
  ) {
    this.baseUrl = intake === '' ? null : `${intake.replace(/\/$/, '')}/customs/`;
  }

  async of(orgId: string): Promise<CustomsAddress> {
    const kept = await this.database.selectFrom('kept.customs_address').select('issued_at').where(inOrg(orgId)).executeTakeFirst();
    return { issued_at: kept?.issued_at.toISOString() ?? null, base_url: this.baseUrl };
  }

  put(member: Member, token: string, command: CommandIdentity): Promise<CustomsAddress> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const address = { token_hash: hash('sha256', token, 'buffer'), issued_at: new Date() };
      await transaction
        .insertInto('kept.customs_address')
        .values({ org_id: member.orgId, ...address })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(address))
        .execute();
      return { issued_at: address.issued_at.toISOString(), base_url: this.baseUrl };
    });
  }
}
