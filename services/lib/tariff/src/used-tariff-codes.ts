import { TENANT_GUARD } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { KnownCode, LineGoods } from '@tallyport/domain/classification/line/known-code';
import type pg from 'pg';
import { findAbsentCodes } from './absent-codes.js';
import { keysOf } from './goods-keys.js';

interface UsedRow {
  readonly by: 'product code' | 'description';
  readonly key: string;
  readonly hs_code: string;
  readonly is_persons: boolean;
}

/**
 * Each key is looked up by its own index; the newest invoice that has a code for it wins. A code that was only inferred teaches nothing:
 * else a wrong guess would become the reason for itself.
 */
export const usedTariffCodesStatement = {
  name: 'used-tariff-codes',
  text: `${newestBy('product code', 'product_key', '$2')} union all ${newestBy('description', 'description_key', '$3')}`,
};

function newestBy(by: UsedRow['by'], column: string, keys: string): string {
  return `
select '${by}' as by, goods.key, newest.hs_code, newest.is_persons
from unnest(${keys}::text[]) as goods(key)
cross join lateral (
  select line.hs_code,
    line.fields #>> '{hs_code,method}' = 'person' or line.fields #>> '{hs_code,confirmed}' is not null as is_persons
  from read_model.record_line_v1 line
    join read_model.record_v1 record on record.org_id = line.org_id and record.stream_id = line.stream_id and not record.withdrawn
  where line.org_id = $1::uuid and line.${column} = goods.key and line.hs_code is not null
    and line.fields #>> '{hs_code,method}' is distinct from 'inferred'
  order by record.position desc limit 1) newest
where ${TENANT_GUARD}`;
}

/**
 * What the org itself has on its invoices: for each line the code last used for its product code, then that for its description.
 * A code that was only read and that the tariff does not have says what stood on a paper, and nothing about goods.
 */
export async function findUsedCodes(pool: Pick<pg.Pool, 'query'>, orgId: string, lines: readonly LineGoods[]): Promise<KnownCode[][]> {
  const productKeys = keysOf(lines.map(({ productCode }) => productCode));
  const descriptionKeys = keysOf(lines.map(({ description }) => description));
  if (productKeys.length + descriptionKeys.length === 0) return lines.map(() => []);
  const { rows } = await pool.query<UsedRow>({ ...usedTariffCodesStatement, values: [orgId, productKeys, descriptionKeys] });
  const absent = await findAbsentCodes(
    pool,
    rows.map(({ hs_code }) => hs_code),
  );
  const known = new Map(
    rows.filter(({ hs_code, is_persons }) => is_persons || !absent.has(hs_code)).map((row) => [`${row.by}/${row.key}`, row.hs_code]),
  );
  const codeBy = (by: UsedRow['by'], text: string | null): KnownCode[] => {
    const key = goodsKey(text) ?? '';
    const hsCode = known.get(`${by}/${key}`);
    const met = `used before for this ${by}`;
    return hsCode === undefined
      ? []
      : [{ source: 'used before', hsCode, name: '', met, similarity: 1, productCode: null, lookupCode: null }];
  };
  return lines.map(({ productCode, description }) => {
    const byCode = codeBy('product code', productCode);
    // The product code says more than a description, which several products may share.
    return byCode.length > 0 ? byCode : codeBy('description', description);
  });
}
