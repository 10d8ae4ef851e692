import { Inject, Injectable } from '@nestjs/common';
import type { KeptChange } from '@tallyport/contracts/classification/kept-http';
import { inOrg } from '@tallyport/database/tenant';
import { personName } from '@tallyport/domain/organisation/person-name';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';
import { PeopleQueries } from '../organisation/people.queries.js';

const TABLES = ['product', 'tariff_lookup', 'goods_synonym', 'refused_code'];

/** The change log of the org's goods, newest first. */
@Injectable()
export class KeptChangeQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  async list(orgId: string, row: string | undefined, { page, page_size }: Paging): Promise<{ changes: KeptChange[]; count: number }> {
    let matching = this.database.selectFrom('kept.change_log').where(inOrg(orgId)).where('kept_table', 'in', TABLES);
    if (row !== undefined) matching = matching.where('row_id', '=', row);
    const [rows, counted] = await Promise.all([
      matching
        .select(['field', 'previous', 'next', 'actor', 'at'])
        .orderBy('id', 'desc')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const people = await this.people.byId(
      orgId,
      rows.map(({ actor }) => (actor === '' || syncOf(actor) !== null ? null : actor)),
    );
    const changes = rows.map(({ actor, at, ...change }) => {
      const person = people.get(actor);
      return {
        ...change,
        actor: person ? personName(person) : '',
        freight_sync: syncOf(actor),
        at: at.toISOString(),
      };
    });
    return { changes, count: counted.count };
  }
}

/** The fetch from a freight system that wrote it, where none of ours did. */
function syncOf(actor: string): string | null {
  return actor.startsWith('sync/') ? actor.slice('sync/'.length) : null;
}
