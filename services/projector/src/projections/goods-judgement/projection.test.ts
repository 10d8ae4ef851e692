import { randomUUID } from 'node:crypto';
import type { GoodsJudgement } from '@tallyport/contracts/classification/judgement';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Tables } from '../../tables.js';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import { goodsJudgementProjection } from './projection.js';

let database: TestDatabase;
let pool: pg.Pool;
let facts: Facts;
let documentId: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('projector');
});
beforeEach(() => {
  facts = new Facts();
  documentId = randomUUID();
});
afterAll(() => database.drop());

const stream = () => `extraction/${documentId}`;
const ANSWER = { offered: ['961700', '732393'], code: '961700', because: 'it keeps warm', rejected: [], fallback: null };

async function judged(...goods: (Partial<GoodsJudgement> & { key: string })[]): Promise<void> {
  const workOrderId = randomUUID();
  const data = {
    documentId,
    workOrderId,
    attempt: 1,
    model: 'm',
    goods: goods.map((one) => ({ ...ANSWER, description: one.key, ...one })),
  };
  await projectTwice(pool, goodsJudgementProjection, facts.of(stream(), workOrderId, [{ type: 'extraction.goods-judged', data }]));
}

async function rows(): Promise<object[]> {
  const { rows: found } = await pool.query<object>(
    'select goods_key, hs_code, because, fallback from read_model.goods_judgement_v1 where org_id = $1 order by goods_key',
    [facts.orgId],
  );
  return found;
}

test('goods of a document keep the newest answer', async () => {
  await judged({ key: 'flask 0 5 l' }, { key: 'ring', code: null, because: 'which ring?' });
  await judged({ key: 'flask 0 5 l', code: '732393', because: 'of steel' });
  expect(await rows()).toEqual([
    { goods_key: 'flask 0 5 l', hs_code: '732393', because: 'of steel', fallback: null },
    { goods_key: 'ring', hs_code: null, because: 'which ring?', fallback: null },
  ]);
});

test('a later question without an answer takes no answer away', async () => {
  await judged({ key: 'ring', code: null, because: '', fallback: 'timeout' });
  expect(await rows()).toMatchObject([{ fallback: 'timeout' }]);
  await judged({ key: 'ring' }, { key: 'ring', code: null, because: '', fallback: 'timeout' });
  await judged({ key: 'ring', code: null, because: '', fallback: 'answer-refused' });
  expect(await rows()).toMatchObject([{ hs_code: '961700', fallback: null }]);
});

test('a forgotten stream leaves nothing', async () => {
  await judged({ key: 'ring' });
  await goodsJudgementProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: stream() });
  expect(await rows()).toEqual([]);
});
