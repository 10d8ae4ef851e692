import { randomUUID } from 'node:crypto';
import { explain } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import { findUsedCodes, usedTariffCodesStatement } from '@tallyport/tariff/used-tariff-codes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const ORG = randomUUID();
const OTHER_ORG = randomUUID();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** A line as the projector writes it; a later position is a newer invoice. */
async function line(
  org: string,
  position: number,
  goods: { product?: string; description?: string; hs: string | null },
  { withdrawn = false, method = 'person' } = {},
): Promise<void> {
  const stream = `invoice/${randomUUID()}`;
  const owner = database.pool();
  await owner.query(
    `insert into read_model.record_v1 (org_id, stream_id, kind, stream_position, position, withdrawn, view) values ($1, $2, 'invoice', 1, $3, $4, '{}')`,
    [org, stream, position, withdrawn],
  );
  await owner.query(
    `insert into read_model.record_line_v1 (org_id, stream_id, line_id, ordinal, fields, product_key, description_key, hs_code)
     values ($1, $2, $3, 0, json_build_object('hs_code', json_build_object('method', $7::text)), $4, $5, $6)`,
    [org, stream, randomUUID(), goods.product ?? null, goods.description ?? null, goods.hs, method],
  );
}

async function codesOf(org: string, lines: readonly Omit<LineGoods, 'lookupCode'>[]): Promise<string[][]> {
  const used = await findUsedCodes(
    database.pool('worker'),
    org,
    lines.map((goods) => ({ ...goods, lookupCode: null })),
  );
  return used.map((codes) => codes.map(({ hsCode }) => hsCode));
}

describe('the tariff code that the org used before', () => {
  test('P20: the same product code or description finds it, the newest invoice wins, and the product code goes first', async () => {
    await line(ORG, 1, { product: 'cal 7016', description: 'suspension kit', hs: '94059927' });
    await line(ORG, 5, { product: 'cal 7016', description: 'suspension kit', hs: '73262000' });
    await line(ORG, 9, { product: 'cal 9999', description: 'steel wire', hs: '83089010' });
    await line(ORG, 12, { product: 'cal 7016', description: 'suspension kit', hs: null });
    await line(ORG, 14, { product: 'cal 7016', description: 'withdrawn', hs: '11111111' }, { withdrawn: true });
    await line(ORG, 16, { product: 'cal 7016', description: 'suspension kit', hs: '33333333' }, { method: 'inferred' });
    expect(
      await codesOf(ORG, [
        { productCode: 'CAL-7016', description: 'Steel wire' },
        { productCode: null, description: 'Suspension  KIT.' },
        { productCode: 'CAL-1', description: 'never seen' },
        { productCode: null, description: null },
      ]),
    ).toEqual([['73262000'], ['73262000'], [], []]);
  });

  test('R11: nothing is reused across organisations', async () => {
    await line(OTHER_ORG, 20, { product: 'theirs', hs: '22222222' });
    expect(await codesOf(ORG, [{ productCode: 'theirs', description: null }])).toEqual([[]]);
  });

  test('on an empty database each key goes by its own index', async () => {
    const empty = await createTestDatabase(inject('postgresUrl'));
    try {
      const plan = await explain(empty.pool('worker'), usedTariffCodesStatement);
      const lines = plan.filter(({ table }) => table === 'record_line_v1');
      expect(lines).toHaveLength(2);
      for (const access of lines) expect(access.index).toMatch(/product_key|description_key/);
    } finally {
      await empty.drop();
    }
  });
});
