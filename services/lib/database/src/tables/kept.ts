import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { FilterBody, JobSort } from '@tallyport/contracts/work-order/job-filter';
import type { ColumnType, Generated } from 'kysely';

/** The rows that organisations keep. A trigger writes every change to `kept.change_log`, with the transaction's `app.actor`. */
export interface KeptTables {
  'kept.organisation': { org_id: string; name: string };
  'kept.branch': { org_id: string; id: string; name: string; time_zone: string };
  'kept.member': {
    org_id: string;
    account_id: string;
    dispatch_role: DispatchRole | null;
    capacities: Generated<Capacity[]>;
    removed_at: Date | null;
  };
  /** Waits while it was neither used nor revoked. The hash of its link stands in `identity.invitation_token`. */
  'kept.invitation': {
    org_id: string;
    id: string;
    email: string | null;
    dispatch_role: DispatchRole | null;
    capacities: Generated<Capacity[]>;
    made_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    used_by: string | null;
    revoked_at: Date | null;
    revoked_by: string | null;
    /** The newest mail that brings it to its address. */
    mail_id: string | null;
  };
  'kept.team': { org_id: string; id: string; name: string };
  'kept.team_member': { org_id: string; team_id: string; account_id: string };
  'kept.party': {
    org_id: string;
    id: string;
    name: string;
    address: Generated<string>;
    city: Generated<string>;
    country: Generated<string>;
    customs_id: Generated<string>;
    cac: Generated<string>;
    created_at: Generated<Date>;
  };
  'kept.org_setting': {
    org_id: string;
    may_lodge: boolean;
    customs_site_id: string | null;
    customs_owner_site_id: string | null;
    grouping_key: Generated<string[]>;
  };
  /** Where customs sends answers: the address ends with a token, of which only the hash is here. */
  'kept.customs_address': { org_id: string; token_hash: Buffer; issued_at: Generated<Date> };
  /** Where freight systems send acknowledgements, likewise. */
  'kept.freight_address': { org_id: string; token_hash: Buffer; issued_at: Generated<Date> };
  /** A question that is asked of the list again and again. */
  'kept.list_view': {
    org_id: string;
    id: string;
    account_id: string;
    name: string;
    is_shared: boolean;
    filter: ColumnType<FilterBody, string, string>;
    sort: JobSort;
    columns: string[] | null;
  };
  'kept.sequence': { org_id: string; name: string; last: number };
  /** What an org does not want to be used of what it taught: an empty field is all fields, an empty issuer all issuers. */
  'kept.lesson_off': { org_id: string; id: Generated<string>; issuer_key: string; field: string };
  'kept.change_log': {
    org_id: string;
    id: Generated<number>;
    kept_table: string;
    row_id: string;
    field: string;
    previous: string | null;
    next: string | null;
    actor: string;
    at: Generated<Date>;
  };
}

/** What a caller asked for under an Idempotency-Key, for a day. */
export interface CommandTables {
  'gateway.command': {
    org_id: string;
    command_id: string;
    fingerprint: Buffer;
    answer: unknown;
    created_at: Generated<Date>;
  };
}
