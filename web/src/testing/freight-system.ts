import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';

/** A freight system as a test has it. */
export const SYSTEM: FreightSystem = {
  id: 'a0000000-0000-4000-8000-000000000001',
  branch: null,
  name: 'CargoWise Sydney',
  address: 'https://a2btstservices.wisegrid.example/eAdaptor',
  enterprise_id: 'A2B',
  server_id: 'TST',
  company_code: 'SYD',
  event_branch: null,
  event_department: 'FIS',
  user_name: 'tallyport',
  data_provider: 'TALLYPORT',
  target_type: 'ForwardingShipment',
  bill_rule: 'house',
  finds_by_reference: true,
  reference_type: 'TPX',
  settle_seconds: 600,
  calls_at_once: 4,
  call_seconds: 120,
  pull_seconds: 300,
  is_held: false,
  hold_reason: null,
  secret_set_at: '2026-03-14T01:00:00.000Z',
  is_simulator: false,
  health: { log_in_refused_since: null, rests_until: null, answered_at: null },
};
