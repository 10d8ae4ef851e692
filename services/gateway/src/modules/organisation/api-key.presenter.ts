import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import type { Person } from '@tallyport/contracts/organisation/http';
import type { IdentityTables } from '@tallyport/database/tables/identity';
import type { Selectable } from 'kysely';

export const KEY_COLUMNS = [
  'id',
  'name',
  'scopes',
  'made_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'revoked_by',
] as const;

/** With what is true of it at the moment of the question, by the clock that it is looked up by. */
export type KeyRow = Pick<Selectable<IdentityTables['identity.api_key']>, (typeof KEY_COLUMNS)[number]> & {
  readonly isExpired: boolean | null;
  readonly makerLeft: boolean;
};

/** A key as the wire has it: who made and revoked it by name, and whether it opens anything still. */
export function presentKey(row: KeyRow, people: ReadonlyMap<string, Person>): ApiKey {
  const { id, name, scopes, made_by, created_at, expires_at, last_used_at, revoked_at, revoked_by } = row;
  return {
    id,
    name,
    scopes,
    state: revoked_at !== null ? 'revoked' : row.isExpired ? 'expired' : 'active',
    made_by: people.get(made_by) ?? null,
    maker_left: row.makerLeft,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    revoked_by: revoked_by === null ? null : (people.get(revoked_by) ?? null),
  };
}
