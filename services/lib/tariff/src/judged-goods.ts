import type { CodePutAside } from '@tallyport/contracts/classification/judgement';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { Judged } from '@tallyport/domain/classification/judging/apply-judgement';
import type pg from 'pg';
import { keysOf } from './goods-keys.js';

interface JudgedRow {
  readonly goods_key: string;
  readonly model: string;
  readonly hs_code: string | null;
  readonly because: string;
  readonly rejected: CodePutAside[];
  readonly fallback: ModelFallback | null;
}

/** Each text is looked up by its own index; an answer comes before the lack of one, and the newest of each. */
export const judgedGoodsStatement = {
  name: 'judged-goods',
  text: `
select goods.key as goods_key, j.model, j.hs_code, j.because, j.rejected, j.fallback
from unnest($2::text[]) as goods(key)
cross join lateral (
  select model, hs_code, because, rejected, fallback from read_model.goods_judgement_v1
  where org_id = $1::uuid and goods_key = goods.key
  order by fallback is null desc, position desc limit 1) j
where ${TENANT_GUARD}`,
};

/** What a model said in this organisation of the goods of each description, null where none was asked about them. */
export async function findJudgements(
  pool: Pick<pg.Pool, 'query'>,
  orgId: string,
  descriptions: readonly (string | null)[],
): Promise<(Judged | null)[]> {
  const keys = keysOf(descriptions);
  if (keys.length === 0) return descriptions.map(() => null);
  const { rows } = await pool.query<JudgedRow>({ ...judgedGoodsStatement, values: [orgId, keys] });
  const byKey = new Map(rows.map(({ goods_key, hs_code, ...said }) => [goods_key, { ...said, code: hs_code }]));
  return descriptions.map((description) => byKey.get(goodsKey(description) ?? '') ?? null);
}
