import type { FreightTables } from '@tallyport/database/tables/freight';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';

/** What is kept of a system, as people said it. */
const KEPT = [
  's.id',
  's.branch_id',
  's.name',
  's.address',
  's.enterprise_id',
  's.server_id',
  's.company_code',
  's.event_branch',
  's.event_department',
  's.user_name',
  's.data_provider',
  's.target_type',
  's.bill_rule',
  's.finds_by_reference',
  's.reference_type',
  's.settle_seconds',
  's.calls_at_once',
  's.call_seconds',
  's.pull_seconds',
  's.is_held',
  's.hold_reason',
  's.secret_set_at',
] as const;

type Unprefixed<Name> = Name extends `s.${infer Column}` ? Column : never;
export type KeptSystem = Pick<
  Selectable<FreightTables['kept.freight_system']>,
  Unprefixed<(typeof KEPT)[number]> & keyof FreightTables['kept.freight_system']
>;
type Health = Pick<Selectable<FreightTables['freight.system_health']>, 'rests_until' | 'log_in_refused_since' | 'answered_at'>;
export type SystemRow = KeptSystem & Health;

/** Freight systems of the tenant, each with how it is; what rested is over. The tenant is set by whoever asks. */
export function systemRows(database: Kysely<GatewayTables>) {
  return database
    .selectFrom('kept.freight_system as s')
    .leftJoin('freight.system_health as h', (join) => join.onRef('h.org_id', '=', 's.org_id').onRef('h.system_id', '=', 's.id'))
    .select(KEPT)
    .select([
      'h.log_in_refused_since',
      'h.answered_at',
      sql<Date | null>`case when h.rests_until > now() then h.rests_until end`.as('rests_until'),
    ]);
}
