import { Inject, Injectable } from '@nestjs/common';
import type { FreightOrganisation, FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.js';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { notFound } from '../../../platform/problems/problem-error.js';
import { CONFIG, DATABASE } from '../../../platform/tokens.js';
import { presentSystem } from './freight-system.presenter.js';
import { systemRows } from './freight-system.rows.js';

interface OrganisationFilter {
  readonly system?: string | undefined;
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Freight systems of an org, and the organisations that they know. */
@Injectable()
export class FreightSystemQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(orgId: string): Promise<FreightSystem[]> {
    const rows = await systemRows(this.database).where(inOrg(orgId)).orderBy(sql`lower(s.name)`).orderBy('s.id').execute();
    return rows.map((row) => presentSystem(row, this.config.FREIGHT_SIMULATOR_ADDRESS));
  }

  /** Throws 404 where the org has no such system. */
  async mustExist(orgId: string, id: string): Promise<void> {
    const found = await this.database
      .selectFrom('kept.freight_system')
      .select('id')
      .where(inOrg(orgId))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound();
  }

  organisations(orgId: string, { system, q, limit }: OrganisationFilter): Promise<FreightOrganisation[]> {
    let matching = this.database
      .selectFrom('kept.freight_organisation')
      .select(['system_id as system', 'code', 'full_name', 'flags', 'is_active'])
      .where(inOrg(orgId));
    if (system) matching = matching.where('system_id', '=', system);
    if (q) matching = matching.where(sql<boolean>`strpos(lower(full_name || ' ' || code), lower(${q})) > 0`);
    if (limit) matching = matching.limit(limit);
    return matching.orderBy(sql`lower(full_name)`).orderBy('code').orderBy('system_id').execute();
  }
}
