import { statement } from '../../tables.js';

/** An answer outlives a later question that brought none. */
export const saveJudgements = statement(
  'goods-judgement-save',
  (suffix) => `
insert into read_model.goods_judgement_v1${suffix} as r (org_id, stream_id, goods_key, position, model, hs_code, because, rejected, fallback)
select * from json_to_recordset($1::json)
  as n(org_id uuid, stream_id text, goods_key text, position bigint, model text, hs_code text, because text, rejected json, fallback text)
on conflict (org_id, stream_id, goods_key) do update set
  position = excluded.position, model = excluded.model, hs_code = excluded.hs_code, because = excluded.because,
  rejected = excluded.rejected, fallback = excluded.fallback
where (r.fallback is null, r.position) < (excluded.fallback is null, excluded.position)`,
);

export const forgetJudgements = statement(
  'goods-judgement-forget',
  (suffix) => `delete from read_model.goods_judgement_v1${suffix} where org_id = $1 and stream_id = $2`,
);
