import { Inject, Injectable } from '@nestjs/common';
import type { Synonym } from '@tallyport/contracts/classification/kept-goods';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';
import { containsText } from './contains-text.js';

const SEARCHED = ['s.synonym', 'p.product_code', 'l.code'];

/** Synonyms of products and lookups, by their text, each with the code that it leads to. */
@Injectable()
export class SynonymQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string, part: string | undefined, { page, page_size }: Paging): Promise<{ synonyms: Synonym[]; count: number }> {
    let matching = this.database
      .selectFrom('kept.goods_synonym as s')
      .leftJoin('kept.product as p', (join) => join.onRef('p.org_id', '=', 's.org_id').onRef('p.id', '=', 's.product_id'))
      .leftJoin('kept.tariff_lookup as l', (join) => join.onRef('l.org_id', '=', 's.org_id').onRef('l.id', '=', 's.lookup_id'))
      .where(inOrg(orgId));
    if (part) matching = matching.where(containsText(SEARCHED, part));
    const [synonyms, counted] = await Promise.all([
      matching
        .select(({ fn }) => [
          's.id',
          's.synonym',
          'p.product_code',
          'l.code as lookup_code',
          fn.coalesce('p.hs_code', 'l.hs_code', sql<string>`''`).as('hs_code'),
        ])
        .orderBy(sql`lower(s.synonym)`)
        .orderBy('s.id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { synonyms, count: counted.count };
  }
}
