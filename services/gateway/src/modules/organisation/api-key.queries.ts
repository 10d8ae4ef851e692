import { Inject, Injectable } from '@nestjs/common';
import type { ApiKey, ApiKeyName } from '@tallyport/contracts/organisation/api-key-http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { KEY_COLUMNS, presentKey } from './api-key.presenter.js';
import { PeopleQueries } from './people.queries.js';

/** The keys of an org, without what they open. */
@Injectable()
export class ApiKeyQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  list(orgId: string): Promise<ApiKey[]> {
    return this.find(orgId, null);
  }

  /** Throws 404 where the org has no such key. */
  async one(orgId: string, id: string): Promise<ApiKey> {
    const [key] = await this.find(orgId, id);
    if (!key) throw notFound();
    return key;
  }

  names(orgId: string): Promise<ApiKeyName[]> {
    return this.database
      .selectFrom('identity.api_key')
      .select(['id', 'name'])
      .where(inOrg(orgId))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  private async find(orgId: string, id: string | null): Promise<ApiKey[]> {
    let wanted = this.database
      .selectFrom('identity.api_key as k')
      .leftJoin('kept.member as m', (join) =>
        join.onRef('m.org_id', '=', 'k.org_id').onRef('m.account_id', '=', 'k.made_by').on('m.removed_at', 'is', null),
      )
      .select(KEY_COLUMNS.map((column) => `k.${column}` as const))
      .select([sql<boolean | null>`k.expires_at <= now()`.as('isExpired'), sql<boolean>`m.account_id is null`.as('makerLeft')])
      .where(inOrg(orgId));
    if (id !== null) wanted = wanted.where('k.id', '=', id);
    const rows = await wanted.orderBy('k.created_at', 'desc').orderBy('k.id').execute();
    const people = await this.people.byId(
      orgId,
      rows.flatMap(({ made_by, revoked_by }) => [made_by, revoked_by]),
    );
    return rows.map((row) => presentKey(row, people));
  }
}
