import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@tallyport/contracts/classification/kept-goods';
import { inOrg } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';
import { containsText } from './contains-text.js';

const PRODUCT_FIELDS = [
  'company_code',
  'product_code',
  'name',
  'description',
  'model',
  'hs_code',
  'hs_name',
  'tariff_item',
  'lookup_code',
  'bonded',
  'control',
  'certificate',
  'unit1',
  'tax_rate',
] as const;

const SEARCHED = ['product_code', 'company_code', 'name', 'description', 'model', 'hs_code', 'lookup_code'];

/** The tariff code that a freight system told last for it, where that is not ours. */
const THEIR_CODE = sql<string>`coalesce((select f.hs_code from kept.freight_product f
  where f.org_id = p.org_id and f.product_id = p.id and f.hs_code not in ('', p.hs_code) order by f.synced_at desc limit 1), '')`.as(
  'freight_hs_code',
);
const SHOWN = ['p.id', ...PRODUCT_FIELDS.map((field) => `p.${field}` as const), 'p.is_active', THEIR_CODE] as const;

/** One product of an org as it is shown; undefined where there is none. */
export function productOf(database: Kysely<GatewayTables>, orgId: string, id: string): Promise<Product | undefined> {
  return database.selectFrom('kept.product as p').select(SHOWN).where(inOrg(orgId)).where('p.id', '=', id).executeTakeFirst();
}

/** Products of an org, by code. */
@Injectable()
export class ProductQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string, part: string | undefined, { page, page_size }: Paging): Promise<{ products: Product[]; count: number }> {
    let matching = this.database.selectFrom('kept.product as p').where(inOrg(orgId));
    if (part) matching = matching.where(containsText(SEARCHED, part));
    const [products, counted] = await Promise.all([
      matching
        .select(SHOWN)
        .orderBy(sql`lower(p.product_code)`)
        .orderBy('p.id')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { products, count: counted.count };
  }

  /** Products by the key of their code; a code that several companies use leads to none of them. */
  async byCode(orgId: string, codes: readonly string[]): Promise<ReadonlyMap<string, Product>> {
    const keys = [...new Set(codes.map(goodsKey))].filter((key) => key !== null);
    if (keys.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('kept.goods_key as k')
      .innerJoin('kept.product as p', 'p.id', 'k.product_id')
      .select(['k.key', ...SHOWN])
      .where(inOrg(orgId))
      .where('k.found_by', '=', 'product code')
      .where('k.key', 'in', keys)
      .execute();
    const byKey = Map.groupBy(rows, ({ key }) => key);
    const single = [...byKey].flatMap(([key, found]) => {
      const [{ key: _, ...product } = { key: '' }, ...others] = found;
      return others.length === 0 ? [[key, product as Product] as const] : [];
    });
    return new Map(single);
  }
}
