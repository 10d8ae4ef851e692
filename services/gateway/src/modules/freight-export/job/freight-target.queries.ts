import { Inject, Injectable } from '@nestjs/common';
import type { FreightTables } from '@tallyport/database/tables/freight';
import { inOrg } from '@tallyport/database/tenant';
import type { FreightMappings } from '@tallyport/domain/freight-export/shipment/freight-mappings';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { DATABASE } from '../../../platform/tokens.js';

type SystemRow = Selectable<FreightTables['kept.freight_system']>;

/** The freight system that a job goes to, and how it calls our parties and codes. */
export interface FreightTarget {
  readonly system: SystemRow;
  readonly mappings: FreightMappings;
  /** What our kinds of documents are called there. */
  readonly documentTypes: ReadonlyMap<string, string>;
}

/** Where jobs of a branch are sent: to the system of the branch, else to that of the organisation. */
@Injectable()
export class FreightTargetQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Null where none is set up. */
  async ofBranch(orgId: string, branchId: string): Promise<FreightTarget | null> {
    const system = await this.database
      .selectFrom('kept.freight_system')
      .selectAll()
      .where(inOrg(orgId))
      .where((where) => where.or([where('branch_id', '=', branchId), where('branch_id', 'is', null)]))
      .orderBy(sql`branch_id nulls last`)
      .limit(1)
      .executeTakeFirst();
    return system === undefined ? null : this.withMappings(orgId, system);
  }

  /** A system that something went to before; null where it is gone. */
  async ofSystem(orgId: string, systemId: string): Promise<FreightTarget | null> {
    const system = await this.database
      .selectFrom('kept.freight_system')
      .selectAll()
      .where(inOrg(orgId))
      .where('id', '=', systemId)
      .executeTakeFirst();
    return system === undefined ? null : this.withMappings(orgId, system);
  }

  private async withMappings(orgId: string, system: SystemRow): Promise<FreightTarget> {
    const [organisations, codes] = await Promise.all([
      this.database
        .selectFrom('kept.party_freight_code as c')
        .innerJoin('kept.party as p', (join) => join.onRef('p.org_id', '=', 'c.org_id').onRef('p.id', '=', 'c.party_id'))
        .select(['p.id as partyId', 'p.name', 'c.code'])
        .where(inOrg(orgId))
        .where('c.system_id', '=', system.id)
        .execute(),
      this.database
        .selectFrom('kept.freight_code')
        .select(['list', 'ours', 'theirs'])
        .where(inOrg(orgId))
        .where('system_id', '=', system.id)
        .execute(),
    ]);
    return {
      system,
      mappings: {
        targetType: system.target_type,
        owner: {
          company: system.company_code,
          enterprise: system.enterprise_id,
          server: system.server_id,
          dataProvider: system.data_provider,
          branch: system.event_branch,
          department: system.event_department,
        },
        billRule: system.bill_rule === 'house' ? 'house' : 'house-or-master',
        partyWithoutCode: 'warning',
        referenceTypes: { handle: system.reference_type, job: JOB_REFERENCE },
        organisations,
        units: codes.filter(({ list }) => list === 'unit'),
      },
      documentTypes: new Map(codes.filter(({ list }) => list === 'document').map(({ ours, theirs }) => [ours, theirs])),
    };
  }
}

/** The code of our job stands beside our handle, so that people there find it too. */
const JOB_REFERENCE = 'TPJ';
