import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type pg from 'pg';

export interface Goods {
  readonly productCode: string | null;
  readonly description: string | null;
}

export interface UsedCode {
  readonly hsCode: string;
  readonly by: 'product code' | 'description';
}

/** What the org itself has on its invoices: the tariff code last used for a product code or a description. */
export interface UsedTariffCodes {
  /** One answer per question, in order; null where the org never had such goods. The product code goes before the description. */
  find(orgId: string, goods: readonly Goods[]): Promise<(UsedCode | null)[]>;
}

/** Each key is looked up by its own index; the newest invoice that has a code for it wins. */
export const usedTariffCodesStatement = {
  name: 'used-tariff-codes',
  text: `${newestBy('product code', 'product_key', '$2')} union all ${newestBy('description', 'description_key', '$3')}`,
};

function newestBy(by: UsedCode['by'], column: string, keys: string): string {
  return `
select '${by}' as by, wish.key, newest.hs_code
from unnest(${keys}::text[]) as wish(key)
cross join lateral (
  select line.hs_code from read_model.record_line_v1 line
    join read_model.record_v1 record on record.org_id = line.org_id and record.stream_id = line.stream_id and not record.withdrawn
  where line.org_id = $1::uuid and line.${column} = wish.key and line.hs_code is not null
  order by record.position desc limit 1) newest
where (select set_config('app.org', $1::text, true)) is not null`;
}

export function usedTariffCodesIn(pool: Pick<pg.Pool, 'query'>): UsedTariffCodes {
  return {
    async find(orgId, goods) {
      const productKeys = keysOf(goods.map(({ productCode }) => productCode));
      const descriptionKeys = keysOf(goods.map(({ description }) => description));
      if (productKeys.length + descriptionKeys.length === 0) return goods.map(() => null);
      const values = [orgId, productKeys, descriptionKeys];
      const { rows } = await pool.query<{ key: string; by: UsedCode['by']; hs_code: string }>({ ...usedTariffCodesStatement, values });
      const known = new Map(rows.map((row) => [`${row.by}/${row.key}`, row.hs_code]));
      const codeBy = (by: UsedCode['by'], text: string | null): UsedCode | null => {
        const hsCode = known.get(`${by}/${goodsKey(text) ?? ''}`);
        return hsCode === undefined ? null : { hsCode, by };
      };
      return goods.map(({ productCode, description }) => codeBy('product code', productCode) ?? codeBy('description', description));
    },
  };
}

function keysOf(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map(goodsKey))].filter((key) => key !== null);
}
