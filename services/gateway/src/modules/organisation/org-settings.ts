import { Inject, Injectable } from '@nestjs/common';
import { GroupingKey, USUAL_GROUPING_KEY } from '@tallyport/contracts/declaration/grouping-key';
import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

const UNSET: OrgSetting = { may_lodge: false, customs_site_id: null, customs_owner_site_id: null, grouping_key: USUAL_GROUPING_KEY };
const COLUMNS = ['may_lodge', 'customs_site_id', 'customs_owner_site_id', 'grouping_key'] as const;

/** What a caller changes; without a grouping key the one before stays. */
type Change = Omit<OrgSetting, 'grouping_key'> & { readonly grouping_key?: GroupingKey | undefined };

/** The settings of organisations: kept rows, with every change in the change log. */
@Injectable()
export class OrgSettings {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async of(orgId: string): Promise<OrgSetting> {
    const kept = await this.database.selectFrom('kept.org_setting').select(COLUMNS).where(inOrg(orgId)).executeTakeFirst();
    return kept ? { ...kept, grouping_key: GroupingKey.parse(kept.grouping_key) } : UNSET;
  }

  put(member: Member, { grouping_key, ...sites }: Change, command: CommandIdentity): Promise<OrgSetting> {
    const setting = grouping_key === undefined ? sites : { ...sites, grouping_key };
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const kept = await transaction
        .insertInto('kept.org_setting')
        .values({ org_id: member.orgId, ...setting })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(setting))
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      return { ...kept, grouping_key: GroupingKey.parse(kept.grouping_key) };
    });
  }
}
