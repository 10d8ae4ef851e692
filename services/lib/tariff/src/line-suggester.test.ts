import { randomUUID } from 'node:crypto';
import { explain } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { knownGoodsStatement } from './known-goods.js';
import { LineSuggester } from './line-suggester.js';
import { TariffDesk } from './tariff-desk.js';
import { addTariffVersion } from './tariff-versions.js';

let database: TestDatabase;
let desk: TariffDesk;
let suggester: LineSuggester;
let org: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const pool = database.pool('worker');
  await addTariffVersion(pool, version(['birding binoculars']));
  desk = new TariffDesk(pool);
  suggester = new LineSuggester(pool, desk);
});
beforeEach(async () => {
  org = await makeOrg();
});
afterAll(async () => {
  await desk.close();
  await database.drop();
});

function version(phrases: string[], sha256 = 'a') {
  const entries = [{ code: '900510', name: 'Binoculars', phrases, source: 'word-list' as const }];
  return { schedule: 'starter', importedAt: '2026-03-01T00:00:00.000Z', fileName: 'starter', sha256, entries };
}

async function makeOrg(): Promise<string> {
  const id = randomUUID();
  await database.pool().query(`insert into kept.organisation (org_id, name) values ($1, 'Harbour Brokers')`, [id]);
  return id;
}

/** A product as the gateway keeps it: the row, and the texts by which it is found. */
async function keep(orgId: string, code: string, description: string, hsCode: string, company = ''): Promise<void> {
  const id = randomUUID();
  const owner = database.pool();
  const row = [orgId, id, code, description, hsCode, company];
  await owner.query(
    'insert into kept.product (org_id, id, product_code, description, hs_code, company_code) values ($1, $2, $3, $4, $5, $6)',
    row,
  );
  for (const [by, text] of [
    ['product code', code],
    ['description', description],
  ] as const)
    await owner.query('insert into kept.goods_key (org_id, key, found_by, product_id) values ($1, $2, $3, $4)', [
      orgId,
      goodsKey(text),
      by,
      id,
    ]);
}

const line = (description: string | null, productCode: string | null = null): LineGoods => ({ description, productCode, lookupCode: null });
const first = async (goods: LineGoods, orgId = org) => {
  const [suggestion] = await suggester.suggest(orgId, [goods]);
  const best = suggestion?.candidates[0];
  return best && [best.code, best.source, suggestion?.abstained];
};

describe('what a line is', () => {
  test('is told by the product code before the description, and by the tariff where the org knows nothing', async () => {
    await keep(org, 'CAL-1', 'Bird glasses', '9005100001');
    await keep(org, 'CAL-2', 'Spotting scope 60 mm', '9005800001');
    expect(await first(line('Spotting scope 60 mm', 'cal 1'))).toEqual(['9005100001', 'product code', false]);
    expect(await first(line('spotting scope, 60 MM'))).toEqual(['9005800001', 'product text', false]);
    expect(await first(line('birding binoculars'))).toEqual(['900510', 'tariff', expect.any(Boolean)]);
    expect(await first(line('zyzzyva'))).toBeUndefined();
  });

  test('is unsure where two companies mean different goods by one code', async () => {
    await keep(org, 'A-1', 'Lamp', '940511', 'ONE');
    await keep(org, 'A-1', 'Chair', '940171', 'TWO');
    const [suggestion] = await suggester.suggest(org, [line(null, 'a-1')]);
    expect([suggestion?.abstained, suggestion?.candidates.map(({ code }) => code).toSorted()]).toEqual([true, ['940171', '940511']]);
  });

  test('may be nearly a product that is kept; then it is shown and not written unless the texts hardly differ', async () => {
    await keep(org, 'CAL-1', 'suspension kit steel wire two metres', '7326200001');
    expect(await first(line('suspension kit, steel wire, two meters'))).toEqual(['7326200001', 'near product', true]);
    expect(await first(line('suspension kits steel wire two metres'))).toEqual(['7326200001', 'near product', false]);
  });

  test('R11: is never what another organisation keeps, exactly or nearly', async () => {
    await keep(await makeOrg(), 'THEIRS-1', 'suspension kit steel wire two metres', '7326200001');
    expect(await first(line(null, 'THEIRS-1'))).toBeUndefined();
    expect(await first(line('suspension kits steel wire two metres'))).toBeUndefined();
  });
});

test('a new version of the tariff is answered from without a restart; the same file makes none', async () => {
  const pool = database.pool('worker');
  expect((await addTariffVersion(pool, version(['birding binoculars']))).added).toBe(false);
  const added = await addTariffVersion(pool, version(['birding binoculars', 'twitcher glasses'], 'b'));
  expect([added.added, added.version.version]).toEqual([true, 2]);
  const fresh = new TariffDesk(pool);
  const [suggestion] = await fresh.ask(['twitcher glasses']);
  expect(suggestion?.candidates[0]?.reason.phrase).toBe('twitcher glasses');
  expect((await fresh.versions()).map((one) => one.version)).toEqual([2]);
  await fresh.close();
  expect((await addTariffVersion(pool, version(['birding binoculars']), 'ever')).added).toBe(false);
  expect((await addTariffVersion(pool, version(['birding binoculars']))).version.version).toBe(3);
});

test('a text is looked up by its index, also on a database without any goods', async () => {
  const empty = await createTestDatabase(inject('postgresUrl'));
  try {
    expect(await explain(empty.pool('worker'), knownGoodsStatement)).toMatchObject([{ table: 'goods_key', index: 'goods_key_exact' }]);
  } finally {
    await empty.drop();
  }
});

test('a synonym answers what its product says now', async () => {
  await keep(org, 'CAL-1', 'Bird glasses', '9005100001');
  const owner = database.pool();
  const synonym = randomUUID();
  await owner.query(
    `insert into kept.goods_synonym (org_id, id, synonym, product_id) select org_id, $2, 'Vogelglas', id from kept.product where org_id = $1`,
    [org, synonym],
  );
  await owner.query(
    `insert into kept.goods_key (org_id, key, found_by, product_id, synonym_id)
     select org_id, 'vogelglas', 'synonym', product_id, id from kept.goods_synonym where org_id = $1`,
    [org],
  );
  await owner.query(`update kept.product set hs_code = '9005100002' where org_id = $1`, [org]);
  expect(await first(line('Vogelglas'))).toEqual(['9005100002', 'synonym', false]);
});

test('the gateway’s role reads the tariff and cannot write it', async () => {
  const pool = database.pool('gateway');
  expect((await pool.query('select 1 from kept.tariff_entry')).rowCount).toBeGreaterThan(0);
  await expect(pool.query('delete from kept.tariff_entry')).rejects.toThrow('permission denied');
});
