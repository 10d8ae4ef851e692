import { Inject, Injectable } from '@nestjs/common';
import type { ExportCause } from '@tallyport/contracts/freight-export/export-row';
import { inOrg } from '@tallyport/database/tenant';
import { KNOWN_CAUSES } from '@tallyport/domain/freight-export/causes/known-causes';
import type { CauseKey } from '@tallyport/domain/freight-export/cockpit/export-cause';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { DATABASE } from '../../../platform/tokens.js';

/** Where each cause is put right. */
const FIELDS = new Map(KNOWN_CAUSES.map(({ code, field }) => [code, field]));

/** How jobs and freight systems are called. */
export interface Names {
  readonly systems: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, string>;
}

/** Names that kept rows and other read models add to exports. */
@Injectable()
export class ExportNames {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async of(orgId: string, workOrderIds: readonly string[]): Promise<Names> {
    const [systems, jobs] = await Promise.all([
      this.database.selectFrom('kept.freight_system').select(['id', 'name']).where(inOrg(orgId)).execute(),
      workOrderIds.length === 0
        ? []
        : this.database
            .selectFrom('read_model.work_order_list_v2')
            .select(['work_order_id', 'code'])
            .where(inOrg(orgId))
            .where('org_id', '=', orgId)
            .where('work_order_id', 'in', [...new Set(workOrderIds)])
            .execute(),
    ]);
    return {
      systems: new Map(systems.map(({ id, name }) => [id, name])),
      codes: new Map(jobs.map(({ work_order_id, code }) => [work_order_id, code])),
    };
  }
}

/** A job that was deleted has no code any more. */
export function namedJob(id: string, { codes }: Names): { id: string; code: string } {
  return { id, code: codes.get(id) ?? '' };
}

export function namedSystem(id: string | null, { systems }: Names): { id: string; name: string } | null {
  return id === null ? null : { id, name: systems.get(id) ?? '' };
}

export function namedCause(cause: CauseKey | null, { systems }: Names): ExportCause | null {
  if (cause === null || cause.code === '') return null;
  return { ...cause, name: systems.get(cause.key) ?? cause.key, field: FIELDS.get(cause.code) ?? null };
}
