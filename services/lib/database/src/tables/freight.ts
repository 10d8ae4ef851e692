import type { BillRule, FreightCodeList } from '@tallyport/contracts/freight-export/system-values';
import type { TargetType } from '@tallyport/contracts/freight-export/values';
import type { Generated } from 'kysely';

/** Freight systems of organisations, how our parties and codes are called there, and which organisations each knows. */
export interface FreightTables {
  'kept.freight_system': {
    org_id: string;
    id: string;
    /** Null: the system of every branch that has none of its own. */
    branch_id: string | null;
    name: string;
    address: string;
    enterprise_id: string;
    server_id: string;
    company_code: string;
    event_branch: string | null;
    event_department: string | null;
    user_name: string;
    data_provider: string;
    target_type: TargetType;
    bill_rule: BillRule;
    finds_by_reference: boolean;
    reference_type: string;
    settle_seconds: number;
    calls_at_once: number;
    call_seconds: number;
    pull_seconds: number;
    is_held: Generated<boolean>;
    hold_reason: string | null;
    secret_set_at: Date | null;
    created_at: Generated<Date>;
  };
  'kept.party_freight_code': { org_id: string; id: string; system_id: string; party_id: string; code: string };
  'kept.freight_code': { org_id: string; id: string; system_id: string; list: FreightCodeList; ours: string; theirs: string };
  /** Written by the worker, as the freight system told it last. */
  'kept.freight_organisation': {
    org_id: string;
    system_id: string;
    code: string;
    full_name: string;
    flags: Generated<string[]>;
    is_active: Generated<boolean>;
    synced_at: Generated<Date>;
  };
  /** What a freight system told last of a product, and what of ours came from there. Written by a function that the worker calls. */
  'kept.freight_product': {
    org_id: string;
    system_id: string;
    product_code: string;
    company_code: string;
    description: string;
    unit1: string;
    hs_code: string;
    is_active: boolean;
    product_id: string | null;
    filled: string[];
    made_in: string;
    changed_in: string;
    synced_at: Date;
  };
  /** How it is with a freight system, written by the worker alone. */
  'freight.system_health': {
    org_id: string;
    system_id: string;
    silent_calls: Generated<number>;
    rests: Generated<number>;
    rests_until: Date | null;
    log_in_refused_since: Date | null;
    answered_at: Date | null;
  };
  /** Sealed by `@tallyport/runtime/secret-box`. The gateway's role writes it and may not read it. */
  'identity.freight_secret': { org_id: string; system_id: string; key_id: string; nonce: Buffer; sealed: Buffer };
}
