import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import type { FreightTables } from '@tallyport/database/tables/freight';
import type { Selectable } from 'kysely';

export const SYSTEM_COLUMNS = [
  'id',
  'branch_id',
  'name',
  'address',
  'enterprise_id',
  'server_id',
  'company_code',
  'event_branch',
  'event_department',
  'user_name',
  'data_provider',
  'target_type',
  'bill_rule',
  'finds_by_reference',
  'reference_type',
  'settle_seconds',
  'calls_at_once',
  'call_seconds',
  'pull_seconds',
  'is_held',
  'hold_reason',
  'secret_set_at',
] as const;

export type SystemRow = Pick<Selectable<FreightTables['kept.freight_system']>, (typeof SYSTEM_COLUMNS)[number]>;

/** A kept row as the wire has it. Why it was held is of interest while it is. */
export function presentSystem({ branch_id, ...row }: SystemRow, simulatorAddress: string): FreightSystem {
  return {
    ...row,
    branch: branch_id,
    hold_reason: row.is_held ? row.hold_reason : null,
    secret_set_at: row.secret_set_at?.toISOString() ?? null,
    is_simulator: isAt(row.address, simulatorAddress),
  };
}

function isAt(address: string, place: string): boolean {
  return URL.canParse(address) && URL.canParse(place) && new URL(address).origin === new URL(place).origin;
}
