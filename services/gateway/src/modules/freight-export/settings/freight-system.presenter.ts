import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import type { SystemRow } from './freight-system.rows.js';

/** A kept row as the wire has it. Why it was held is of interest while it is. */
export function presentSystem(
  { branch_id, rests_until, log_in_refused_since, answered_at, ...row }: SystemRow,
  simulatorAddress: string,
): FreightSystem {
  return {
    ...row,
    branch: branch_id,
    hold_reason: row.is_held ? row.hold_reason : null,
    secret_set_at: row.secret_set_at?.toISOString() ?? null,
    is_simulator: isSimulator(row.address, simulatorAddress),
    health: {
      log_in_refused_since: log_in_refused_since?.toISOString() ?? null,
      rests_until: rests_until?.toISOString() ?? null,
      answered_at: answered_at?.toISOString() ?? null,
    },
  };
}

/** Whether an address is that of the simulator; an empty one of it means that there is none. */
export function isSimulator(address: string, simulatorAddress: string): boolean {
  return URL.canParse(address) && URL.canParse(simulatorAddress) && new URL(address).origin === new URL(simulatorAddress).origin;
}
