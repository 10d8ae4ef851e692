import { Inject, Injectable } from '@nestjs/common';
import type { Person } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
import { TtlCache } from '../../platform/auth/ttl-cache.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE, LOGIN_DATABASE } from '../../platform/tokens.js';

const TTL_MS = 2_000;
const KEY_COLOUR = '6b7280';
const SHOWN = ['a.id', 'a.email', 'a.first_name', 'a.last_name', 'a.color', 'a.license_number'] as const;

/** People as colleagues see each other. */
@Injectable()
export class PeopleQueries {
  private readonly known = new TtlCache<ReadonlyMap<string, Person>>(TTL_MS);

  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(LOGIN_DATABASE) private readonly logIn: Kysely<LoginTables>,
  ) {}

  /**
   * The people of an org by id; also those who left it, because what they did stays theirs, and keys, which act by a name too.
   * Names are believed for two seconds.
   */
  async byId(orgId: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Person>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    return this.known.get(`${orgId} ${wanted.join()}`, () => this.find(orgId, wanted));
  }

  /** The same as JSON text, for answers that are written without being read. */
  async textsById(orgId: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const people = await this.byId(orgId, ids);
    return new Map([...people].map(([id, person]) => [id, JSON.stringify(person)]));
  }

  private async find(orgId: string, wanted: string[]): Promise<ReadonlyMap<string, Person>> {
    const people = await this.database
      .selectFrom('identity.account as a')
      .select(SHOWN)
      .where(inOrg(orgId))
      .where('a.id', 'in', wanted)
      .execute();
    const found = new Map<string, Person>(people.map((person) => [person.id, person]));
    const others = wanted.filter((id) => !found.has(id));
    for (const key of await this.keys(orgId, others)) found.set(key.id, key);
    return found;
  }

  /** Keys in the place of people: a name is all there is of one. */
  private async keys(orgId: string, ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const keys = await this.database
      .selectFrom('identity.api_key')
      .select(['id', 'name'])
      .where(inOrg(orgId))
      .where('id', 'in', [...ids])
      .execute();
    return keys.map(({ id, name }) => ({ id, first_name: name, last_name: '', email: '', color: KEY_COLOUR, license_number: null }));
  }

  /** Whether somebody works in this role in the org now. */
  async hasRole(orgId: string, id: string, role: DispatchRole): Promise<boolean> {
    const found = await this.database
      .selectFrom('kept.member')
      .select('account_id')
      .where(inOrg(orgId))
      .where('account_id', '=', id)
      .where('dispatch_role', '=', role)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Everybody of a role in these orgs, each once. Which orgs a person belongs to is asked before there is a tenant. */
  inRole(orgIds: readonly string[], role: DispatchRole): Promise<Person[]> {
    if (orgIds.length === 0) return Promise.resolve([]);
    return this.logIn
      .selectFrom('kept.member as m')
      .innerJoin('identity.account as a', 'a.id', 'm.account_id')
      .select(SHOWN)
      .distinct()
      .where('m.org_id', 'in', [...orgIds])
      .where('m.dispatch_role', '=', role)
      .where('m.removed_at', 'is', null)
      .where('a.disabled_at', 'is', null)
      .orderBy('a.first_name')
      .orderBy('a.last_name')
      .orderBy('a.id')
      .execute();
  }
}
