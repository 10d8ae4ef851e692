import type { Generated } from 'kysely';

/** Accounts and sessions, as the migration of identity and kept rows made them. Only the log-in role reads all columns. */
export interface IdentityTables {
  'identity.account': {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    color: Generated<string>;
    license_number: string | null;
    disabled_at: Date | null;
    created_at: Generated<Date>;
  };
  'identity.session': {
    token_hash: Buffer;
    account_id: string;
    expires_at: Date;
    revoked_at: Date | null;
    created_at: Generated<Date>;
  };
  'identity.known_device': { token_hash: Buffer; account_id: string; used_at: Generated<Date> };
  'identity.log_in_failure': { subject: string; at: Generated<Date> };
}
