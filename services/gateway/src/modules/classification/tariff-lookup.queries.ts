import { Inject, Injectable } from '@nestjs/common';
import type { TariffLookup } from '@tallyport/contracts/classification/kept-goods';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';
import { containsText } from './contains-text.js';

const SHOWN = ['id', 'code', 'description', 'hs_code', 'tariff_item', 'unit1', 'tax_rate'] as const;
const SEARCHED = ['code', 'description', 'hs_code', 'tariff_item'];

/** Tariff lookups of an org, by code. */
@Injectable()
export class TariffLookupQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string, part: string | undefined, { page, page_size }: Paging): Promise<{ lookups: TariffLookup[]; count: number }> {
    let matching = this.database.selectFrom('kept.tariff_lookup').where(inOrg(orgId));
    if (part) matching = matching.where(containsText(SEARCHED, part));
    const [lookups, counted] = await Promise.all([
      matching
        .select(SHOWN)
        .orderBy(sql`lower(code)`)
        .orderBy('id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { lookups, count: counted.count };
  }
}
