import { Inject, Injectable } from '@nestjs/common';
import type { Party } from '@tallyport/contracts/crm/http';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';

const COLUMNS = ['id', 'name', 'address', 'city', 'country', 'customs_id', 'cac'] as const;

/** Parties of an org, by name. */
@Injectable()
export class PartyQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string, part: string | undefined, { page, page_size }: Paging): Promise<{ parties: Party[]; count: number }> {
    let matching = this.database.selectFrom('kept.party').where(inOrg(orgId));
    if (part) matching = matching.where(containsText(part));
    const [parties, counted] = await Promise.all([
      matching
        .select(COLUMNS)
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { parties, count: counted.count };
  }

  /** One party, or null where the org has none of that id. */
  async find(orgId: string, id: string): Promise<Party | null> {
    const found = await this.database.selectFrom('kept.party').select(COLUMNS).where(inOrg(orgId)).where('id', '=', id).executeTakeFirst();
    return found ?? null;
  }

  /** Names of parties by id; ids of another org have none. */
  async namesOf(orgId: string, ids: readonly string[]): Promise<Record<string, string>> {
    if (ids.length === 0) return {};
    const rows = await this.database
      .selectFrom('kept.party')
      .select(['id', 'name'])
      .where(inOrg(orgId))
      .where('id', 'in', [...ids])
      .execute();
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }
}

/** `%` and `_` are looked for as they are written. */
function containsText(part: string) {
  return sql<boolean>`strpos(lower(name), lower(${part})) > 0`;
}
