import { TENANT_GUARD } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type pg from 'pg';
import { keysOf } from './goods-keys.js';

const statement = {
  name: 'refused-codes',
  text: `
select r.goods_key, r.hs_code from unnest($2::text[]) as goods(key)
join kept.refused_code r on r.org_id = $1::uuid and r.goods_key = goods.key
where ${TENANT_GUARD}`,
};

/** The codes that persons of the org refused for the product code or the description of each line. */
export async function findRefusedCodes(pool: Pick<pg.Pool, 'query'>, orgId: string, lines: readonly LineGoods[]): Promise<string[][]> {
  const keys = keysOf(lines.flatMap(({ productCode, description }) => [productCode, description]));
  if (keys.length === 0) return lines.map(() => []);
  const { rows } = await pool.query<{ goods_key: string; hs_code: string }>({ ...statement, values: [orgId, keys] });
  const byKey = Map.groupBy(rows, ({ goods_key }) => goods_key);
  const refused = (text: string | null) => (byKey.get(goodsKey(text) ?? '') ?? []).map(({ hs_code }) => hs_code);
  return lines.map(({ productCode, description }) => [...new Set([...refused(productCode), ...refused(description)])]);
}
