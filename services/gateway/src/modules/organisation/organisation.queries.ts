import { Inject, Injectable } from '@nestjs/common';
import type { Organisation } from '@tallyport/contracts/organisation/http';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE, LOGIN_DATABASE } from '../../platform/tokens.js';
import { ProductSyncStatus } from './product-sync-status.js';

export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
}

/** Organisations with their branches, in the wire's shape. */
@Injectable()
export class OrganisationQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(LOGIN_DATABASE) private readonly logIn: Kysely<LoginTables>,
    @Inject(ProductSyncStatus) private readonly productSyncs: ProductSyncStatus,
  ) {}

  async one(orgId: string): Promise<Organisation> {
    const organisation = await this.database
      .selectFrom('kept.organisation')
      .select(['org_id', 'name'])
      .where(inOrg(orgId))
      .executeTakeFirst();
    if (!organisation) throw notFound();
    const branches = await this.database
      .selectFrom('kept.branch')
      .select(['org_id', 'id', 'name', 'time_zone'])
      .where(inOrg(orgId))
      .orderBy('name')
      .orderBy('id')
      .execute();
    return present(organisation, branches, await this.productSyncs.of(orgId));
  }

  async branch(orgId: string, id: string): Promise<Branch | undefined> {
    return this.database
      .selectFrom('kept.branch')
      .select(['id', 'name', 'time_zone'])
      .where(inOrg(orgId))
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The ids of the orgs that a person belongs to now. */
  async idsOf(userId: string): Promise<string[]> {
    const rows = await this.logIn
      .selectFrom('kept.member')
      .select('org_id')
      .where('account_id', '=', userId)
      .where('removed_at', 'is', null)
      .execute();
    return rows.map((row) => row.org_id);
  }

  async accessibleTo(userId: string): Promise<Organisation[]> {
    const ids = await this.idsOf(userId);
    if (ids.length === 0) return [];
    const [organisations, branches] = await Promise.all([
      this.logIn
        .selectFrom('kept.organisation')
        .select(['org_id', 'name'])
        .where('org_id', 'in', ids)
        .orderBy('name')
        .orderBy('org_id')
        .execute(),
      this.logIn
        .selectFrom('kept.branch')
        .select(['org_id', 'id', 'name', 'time_zone'])
        .where('org_id', 'in', ids)
        .orderBy('name')
        .orderBy('id')
        .execute(),
    ]);
    return Promise.all(
      organisations.map(async (organisation) => present(organisation, branches, await this.productSyncs.of(organisation.org_id))),
    );
  }
}

function present(
  organisation: { org_id: string; name: string },
  branches: readonly (Branch & { org_id: string })[],
  sync_cargowise_product_status: Organisation['sync_cargowise_data_info']['sync_cargowise_product_status'],
): Organisation {
  return {
    id: organisation.org_id,
    name: organisation.name,
    branches_info: branches
      .filter((branch) => branch.org_id === organisation.org_id)
      .map(({ id, name, time_zone }) => ({ id, name, time_zone })),
    sync_cargowise_data_info: { sync_cargowise_product_status },
  };
}
