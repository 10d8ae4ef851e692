import { TENANT_GUARD } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { KnownCode } from '@tallyport/domain/classification/line/known-code';
import { LEAST_SIMILARITY } from '@tallyport/domain/classification/line/known-confidence';
import type pg from 'pg';
import { keysOf } from './goods-keys.js';

interface NearRow {
  readonly wish: string;
  readonly key: string;
  readonly likeness: number;
  readonly hs_code: string;
  readonly name: string;
  readonly product_code: string | null;
  readonly lookup_code: string | null;
}

/** The tenant is set before the function reads it, since it takes its texts from the row that the setting gives. */
const statement = {
  name: 'near-goods',
  text: `
with tenant as materialized (select set_config('app.org', $1::text, true) as org)
select near.wish, near.key, near.likeness, coalesce(p.hs_code, l.hs_code) as hs_code,
  coalesce(nullif(p.name, ''), nullif(p.description, ''), l.description, '') as name,
  p.product_code, coalesce(nullif(p.lookup_code, ''), l.code) as lookup_code
from tenant
cross join lateral kept.near_goods(case when tenant.org is not null then $2::text[] end, $3) near
left join kept.product p on p.org_id = tenant.org::uuid and p.id = near.product_id
left join kept.tariff_lookup l on l.org_id = tenant.org::uuid and l.id = near.lookup_id
where ${TENANT_GUARD} and coalesce(p.hs_code, l.hs_code) <> ''`,
};

/** What the org keeps under texts whose letters are like these descriptions', most alike first. Asked only for what is not known exactly. */
export async function findNearGoods(
  pool: Pick<pg.Pool, 'query'>,
  orgId: string,
  descriptions: readonly (string | null)[],
): Promise<(readonly KnownCode[])[]> {
  const keys = keysOf(descriptions);
  if (keys.length === 0) return descriptions.map(() => []);
  const { rows } = await pool.query<NearRow>({ ...statement, values: [orgId, keys, LEAST_SIMILARITY] });
  const byText = Map.groupBy(rows, ({ wish }) => wish);
  return descriptions.map((description) => {
    const near = byText.get(goodsKey(description) ?? '') ?? [];
    return near.toSorted((one, other) => other.likeness - one.likeness).map(knownCode);
  });
}

function knownCode({ key, likeness: similarity, hs_code, name, product_code, lookup_code }: NearRow): KnownCode {
  return { source: 'near product', hsCode: hs_code, name, met: key, similarity, productCode: product_code, lookupCode: lookup_code };
}
