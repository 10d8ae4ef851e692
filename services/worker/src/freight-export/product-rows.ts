import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { ToldProduct } from '@tallyport/domain/freight-export/products/told-product';
import { WALKED_CODES } from '@tallyport/domain/freight-export/sync/code-walk';
import type pg from 'pg';
import type { Kept } from './organisation-rows.js';

/** In which fetch of which system something is told. */
export interface Telling {
  readonly orgId: string;
  readonly systemId: string;
  readonly syncId: string;
}

/** So many are kept in one transaction: what others wait for stays short. */
const MOST_AT_ONCE = 500;

const TENANT = `with tenant as materialized (select set_config('app.org', $1::text, true) as org)`;
/** The tenant is set before the function reads it, since its argument comes from the row that the setting gives. */
const OF_SYSTEM = `case when tenant.org is not null then $2::uuid end`;

const TAKE = `${TENANT}
select taken.fresh, taken.changed, taken.same
from tenant cross join lateral kept.take_freight_products(${OF_SYSTEM}, $3::uuid, $4::json) taken`;

const FORGET = `${TENANT}
select forgotten as gone
from tenant cross join lateral kept.forget_freight_products(${OF_SYSTEM}, $3::uuid, $4::timestamptz, $5::text, $6::text[]) forgotten`;

const UNTOLD = `${TENANT}
select named.code from tenant cross join unnest($3::text[]) as named(code)
where not exists (select from kept.freight_product f
  where f.org_id = tenant.org::uuid and f.system_id = $2::uuid and lower(f.product_code) = lower(named.code) and f.synced_at >= $4::timestamptz)`;

/** Products that freight systems told of, kept by the one function that may: what people wrote stays. */
export class ProductRows {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async keep({ orgId, systemId, syncId }: Telling, products: readonly ToldProduct[]): Promise<Kept> {
    const all = { fresh: 0, changed: 0, same: 0 };
    for (let from = 0; from < products.length; from += MOST_AT_ONCE) {
      const told = products.slice(from, from + MOST_AT_ONCE).map((product) => ({
        ...product,
        code_key: goodsKey(product.product_code),
        description_key: goodsKey(product.description),
      }));
      const { rows } = await this.pool.query<Kept>(TAKE, [orgId, systemId, syncId, JSON.stringify(told)]);
      all.fresh += rows[0]?.fresh ?? 0;
      all.changed += rows[0]?.changed ?? 0;
      all.same += rows[0]?.same ?? 0;
    }
    return all;
  }

  /** Makes inactive what was not told of since: of these codes, or of all that a walk comes by. Answers how many. */
  async forgetOlder({ orgId, systemId, syncId }: Telling, since: string, codes: readonly string[] | null): Promise<number> {
    const values = [orgId, systemId, syncId, since, codes === null ? WALKED_CODES : null, codes];
    const { rows } = await this.pool.query<{ gone: number }>(FORGET, values);
    return rows[0]?.gone ?? 0;
  }

  /** Those of these codes that nothing was told of since. */
  async untold({ orgId, systemId }: Telling, since: string, codes: readonly string[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ code: string }>(UNTOLD, [orgId, systemId, codes, since]);
    return rows.map(({ code }) => code);
  }
}
