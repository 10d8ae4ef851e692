import { TENANT_GUARD } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { KnownCode, LineGoods } from '@tallyport/domain/classification/line/known-code';
import type pg from 'pg';
import { keysOf } from './goods-keys.js';

/** A kept row as it was found by one of its texts. */
export interface KeptGoods {
  readonly key: string;
  readonly found_by: 'product code' | 'name' | 'description' | 'synonym' | 'lookup code' | 'lookup description';
  readonly hs_code: string;
  readonly name: string;
  readonly product_code: string | null;
  readonly lookup_code: string | null;
}

/** One probe of one index for each key; the answer of the row behind it stands beside the key. */
export const knownGoodsStatement = {
  name: 'known-goods',
  text: `
select k.key, k.found_by, k.hs_code, k.name, k.product_code, k.lookup_code
from kept.goods_key k
where k.org_id = $1::uuid and k.key = any($2::text[]) and k.is_active and ${TENANT_GUARD}`,
};

/** What the org keeps under exactly these texts: answers for each line the rows that it may mean, with or without an HS code. What is inactive is none of them. */
export async function findKnownGoods(
  pool: Pick<pg.Pool, 'query'>,
  orgId: string,
  lines: readonly LineGoods[],
): Promise<(readonly KnownCode[])[]> {
  const keys = keysOf(lines.flatMap(({ productCode, lookupCode, description }) => [productCode, lookupCode, description]));
  if (keys.length === 0) return lines.map(() => []);
  const { rows } = await pool.query<KeptGoods>({ ...knownGoodsStatement, values: [orgId, keys] });
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const found = (text: string | null) => byKey.get(goodsKey(text) ?? '') ?? [];
  return lines.map(({ productCode, lookupCode, description }) =>
    [
      ...found(productCode).filter(({ found_by }) => found_by === 'product code' || found_by === 'synonym'),
      ...found(lookupCode).filter(({ found_by }) => found_by === 'lookup code'),
      // A description that is nothing but a product's code means that product.
      ...found(description),
    ].map(knownCode),
  );
}

function knownCode(row: KeptGoods): KnownCode {
  const { hs_code, name, key, product_code, lookup_code } = row;
  return {
    source: sourceOf(row.found_by),
    hsCode: hs_code,
    name,
    met: key,
    similarity: 1,
    productCode: product_code,
    lookupCode: lookup_code,
  };
}

function sourceOf(foundBy: KeptGoods['found_by']): KnownCode['source'] {
  switch (foundBy) {
    case 'product code':
    case 'lookup code':
    case 'synonym':
      return foundBy;
    case 'name':
    case 'description':
    case 'lookup description':
      return 'product text';
  }
}
