import { Inject, Injectable } from '@nestjs/common';
import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

const UNSET: OrgSetting = { may_lodge: false, customs_site_id: null, customs_owner_site_id: null };

/** The settings of organisations: kept rows, with every change in the change log. */
@Injectable()
export class OrgSettings {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async of(orgId: string): Promise<OrgSetting> {
    const kept = await this.database
      .selectFrom('kept.org_setting')
      .select(['may_lodge', 'customs_site_id', 'customs_owner_site_id'])
      .where(inOrg(orgId))
      .executeTakeFirst();
    return kept ?? UNSET;
  }

  put(member: Member, setting: OrgSetting, command: CommandIdentity): Promise<OrgSetting> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await transaction
        .insertInto('kept.org_setting')
        .values({ org_id: member.orgId, ...setting })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(setting))
        .execute();
      return setting;
    });
  }
}
