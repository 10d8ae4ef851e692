import type { KeyScope } from '@tallyport/contracts/organisation/api-key';
import type { EmailLocale } from '@tallyport/contracts/outbound-email/content';
import type { Generated } from 'kysely';

/** Accounts, sessions and keys, as their migrations made them. Only the log-in role reads the hashes. */
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
  'identity.password_reset': {
    id: string;
    email: string;
    locale: EmailLocale;
    requested_at: Generated<Date>;
    account_id: Generated<string | null>;
    token_hash: Generated<Buffer | null>;
    expires_at: Generated<Date | null>;
    used_at: Generated<Date | null>;
  };
  'identity.api_key': {
    org_id: string;
    id: string;
    name: string;
    token_hash: Buffer;
    scopes: KeyScope[];
    made_by: string;
    created_at: Generated<Date>;
    expires_at: Date | null;
    last_used_at: Date | null;
    revoked_at: Date | null;
    revoked_by: string | null;
  };
  'identity.invitation_token': { org_id: string; invitation_id: string; token_hash: Buffer };
  'identity.account_picture': { account_id: string; type: 'image/png' | 'image/jpeg'; content: Buffer; version: Generated<string> };
  'identity.known_device': { token_hash: Buffer; account_id: string; used_at: Generated<Date> };
  'identity.log_in_failure': { subject: string; at: Generated<Date> };
}
