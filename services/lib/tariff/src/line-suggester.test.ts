import { randomUUID } from 'node:crypto';
import { explain } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { judgedGoodsStatement } from './judged-goods.js';
import { knownGoodsStatement } from './known-goods.js';
import { LineSuggester } from './line-suggester.js';
import { TariffSuggester } from './tariff-suggester.js';
import { addTariffVersion } from './tariff-versions.js';

let database: TestDatabase;
let tariff: TariffSuggester;
let suggester: LineSuggester;
let org: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const pool = database.pool('worker');
  await addTariffVersion(pool, version(['birding binoculars']));
  tariff = new TariffSuggester(pool);
  suggester = new LineSuggester(pool, tariff);
});
beforeEach(async () => {
  org = await makeOrg();
});
afterAll(async () => {
  await tariff.close();
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

/** A row as the projector writes it. */
async function judge(orgId: string, key: string, code: string | null, more: { fallback?: string; position?: number } = {}): Promise<void> {
  const rejected = JSON.stringify([{ code: '961700', because: 'no flask' }]);
  await database.pool().query(
    `insert into read_model.goods_judgement_v1 (org_id, stream_id, goods_key, position, model, hs_code, because, rejected, fallback)
     values ($1, $2, $3, $4, 'm', $5, 'one looks through it', $6, $7)`,
    [orgId, `extraction/${randomUUID()}`, key, more.position ?? 1, code, rejected, more.fallback ?? null],
  );
}

describe('what a model said of goods', () => {
  /** Shares a word with the tariff, and no more. */
  const UNSURE = 'birding thing for the garden of my uncle';
  const judged = async (orgId = org) => (await suggester.suggest(orgId, [line(UNSURE)]))[0];

  test('stands with any line of such goods, newest first, and an answer before the lack of one', async () => {
    expect(await judged()).toMatchObject({ abstained: true, candidates: [{ source: 'tariff' }], judge: null });
    await judge(org, UNSURE, null, { fallback: 'timeout', position: 9 });
    expect(await judged()).toMatchObject({ abstained: true, judge: { fallback: 'timeout' } });
    await judge(org, UNSURE, null, { position: 2 });
    await judge(org, UNSURE, '900510', { position: 3 });
    expect(await judged()).toMatchObject({
      abstained: false,
      candidates: [{ code: '900510', source: 'model', because: 'one looks through it', confidence: 0.6 }],
      judge: { model: 'm', code: '900510', rejected: [], fallback: null },
    });
  });

  test('comes after what was said just now, and is nothing where the code is no candidate', async () => {
    await judge(org, UNSURE, '961700');
    expect(await judged()).toMatchObject({ abstained: true, judge: null });
    const fresh = { model: 'm', code: '900510', because: 'now', rejected: [], fallback: null };
    const [suggestion] = await suggester.suggest(org, [line(UNSURE)], { judged: new Map([[UNSURE, fresh]]) });
    expect(suggestion?.judge?.because).toBe('now');
  });

  test('R11: is never what was said in another organisation', async () => {
    await judge(await makeOrg(), UNSURE, '900510');
    expect((await judged())?.judge).toBeNull();
  });

  test('is looked up by its index, also on a database without any', async () => {
    const empty = await createTestDatabase(inject('postgresUrl'));
    try {
      expect(await explain(empty.pool('worker'), judgedGoodsStatement)).toMatchObject([
        { table: 'goods_judgement_v1', index: 'goods_judgement_v1_goods_key_org_id_idx' },
      ]);
    } finally {
      await empty.drop();
    }
  });
});

test('codes are explained by the newest version of each schedule', async () => {
  const entries = await suggester.entriesOf(['900510', '9005']);
  expect([...entries.keys()]).toEqual(['900510']);
  expect(entries.get('900510')?.map(({ name }) => name)).toEqual(['Binoculars']);
});

test('a new version of the tariff is answered from without a restart; the same file makes none', async () => {
  const pool = database.pool('worker');
  expect((await addTariffVersion(pool, version(['birding binoculars']))).added).toBe(false);
  const added = await addTariffVersion(pool, version(['birding binoculars', 'twitcher glasses'], 'b'));
  expect([added.added, added.version.version]).toEqual([true, 2]);
  const fresh = new TariffSuggester(pool);
  const [suggestion] = await fresh.ask(['twitcher glasses']);
  expect(suggestion?.candidates[0]?.reason.phrase).toBe('twitcher glasses');
  expect((await fresh.versions()).map((one) => one.version)).toEqual([2]);
  await fresh.close();
  expect((await addTariffVersion(pool, version(['birding binoculars']), 'ever')).added).toBe(false);
  expect((await addTariffVersion(pool, version(['birding binoculars']))).version.version).toBe(3);
});

test('a suggester that was prepared asks the database no more for the first question', async () => {
  const pool = database.pool('worker');
  const asked: string[] = [];
  const query = (statement: { text: string }) => {
    asked.push(statement.text);
    return pool.query(statement);
  };
  const prepared = new TariffSuggester({ query } as Pick<typeof pool, 'query'>);
  prepared.prepare();
  const [first, second] = await Promise.all([prepared.ask(['binoculars']), prepared.ask(['binoculars'])]);
  expect(first).toEqual(second);
  expect(asked.filter((text) => text.includes('tariff_version'))).toHaveLength(1);
  await prepared.close();
});

test('a tariff that comes after the suggester was prepared answers the next question', async () => {
  const versions: object[] = [];
  const query = async ({ text }: { text: string }) => {
    if (text.includes('tariff_version')) return { rows: versions };
    return { rows: [{ ordinal: 1, code: '900510', name: 'Binoculars', phrases: [], source: 'word-list' }] };
  };
  const early = new TariffSuggester({ query } as unknown as Pick<ReturnType<typeof database.pool>, 'query'>);
  expect(await early.versions()).toEqual([]);
  versions.push({ schedule: 'starter', version: 1, imported_at: new Date(), file_name: 'starter', entry_count: 1 });
  const [suggestion] = await early.ask(['binoculars']);
  expect(suggestion?.candidates[0]?.code).toBe('900510');
  await early.close();
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
