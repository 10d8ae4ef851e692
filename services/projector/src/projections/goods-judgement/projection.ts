import type { ProjectedEvent, Projection } from '../../projection.js';
import { forgetJudgements, saveJudgements } from './statements.js';

/** What a model said of goods as the judge among their codes: one row for each goods of a document, found by the goods in any other. */
export const goodsJudgementProjection: Projection = {
  name: 'goods-judgement',
  version: 1,
  tables: ['goods_judgement_v1'],
  handles: (type) => type === 'extraction.goods-judged',

  async apply(tables, events) {
    const rows = events.flatMap(rowsOf);
    // One statement may write a row once: the last word of each goods, answers before the lack of one.
    const ranked = rows.toSorted((one, other) => Number(one.fallback === null) - Number(other.fallback === null));
    const last = new Map(ranked.map((row) => [`${row.org_id}/${row.stream_id}/${row.goods_key}`, row]));
    if (last.size > 0) await tables.query(saveJudgements, [JSON.stringify([...last.values()])]);
  },

  async forget(tables, { orgId, streamId }) {
    await tables.query(forgetJudgements, [orgId, streamId]);
  },
};

function rowsOf({ event, logged: { orgId, streamId, position } }: ProjectedEvent) {
  if (event.type !== 'extraction.goods-judged') return [];
  const { model, goods } = event.data;
  return goods.map(({ key, code, because, rejected, fallback }) => ({
    org_id: orgId,
    stream_id: streamId,
    goods_key: key,
    position,
    model,
    hs_code: code,
    because,
    rejected,
    fallback,
  }));
}
