import { randomUUID } from 'node:crypto';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type pg from 'pg';

const PRODUCTS = 20_000;
const USED = 5_000;
const LINES_OF_EACH = 50;

interface RepeatedLine {
  readonly goods: LineGoods;
  /** What the bare program looks the same goods up by. */
  readonly key: string;
  readonly hsCode: string;
}

/** Two organisations with the same codes for different goods, and the lines that one of them has again. */
export interface KeptStock {
  readonly orgId: string;
  readonly otherOrgId: string;
  readonly lines: readonly RepeatedLine[];
  /** Goods that only the first organisation has. */
  readonly onlyOurs: readonly LineGoods[];
}

/** Writes goods as the gateway keeps them, invoice lines as the projector does, and the same keys in a bare table. */
export async function writeKeptStock(owner: pg.Pool): Promise<KeptStock> {
  const [orgId, otherOrgId] = [randomUUID(), randomUUID()];
  for (const [org, other] of [
    [orgId, false],
    [otherOrgId, true],
  ] as const) {
    await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Harbour Brokers')`, [org]);
    await writeProducts(owner, org, other ? '99' : '');
    if (!other) await writeUsed(owner, org);
  }
  await owner.query(`
    create table bare_goods as
      select k.org_id, k.key, p.hs_code from kept.goods_key k join kept.product p on p.org_id = k.org_id and p.id = k.product_id
      union all select org_id, description_key, hs_code from read_model.record_line_v1`);
  await owner.query('create index on bare_goods (org_id, key)');
  await owner.query('analyze');
  const lines = linesAgain();
  const onlyOurs = [
    ...lines.filter(({ goods }) => goods.description?.startsWith('used')),
    ...lines.filter(({ goods }) => goods.description?.startsWith('also')),
  ];
  return { orgId, otherOrgId, lines, onlyOurs: onlyOurs.map(({ goods }) => goods) };
}

/** Every tenth product has a synonym, in the first organisation alone. */
async function writeProducts(owner: pg.Pool, orgId: string, prefix: string): Promise<void> {
  await owner.query(
    `insert into kept.product (org_id, id, product_code, description, hs_code)
     select $1, gen_random_uuid(), 'CAL-' || n, 'Lamp of pattern ' || n || ' for ceilings', $2 || (1000000000 + n)::text
     from generate_series(1, $3::int) n`,
    [orgId, prefix, PRODUCTS],
  );
  await owner.query(
    `insert into kept.goods_key (org_id, key, found_by, product_id)
     select org_id, replace(lower(product_code), '-', ' '), 'product code', id from kept.product where org_id = $1
     union all select org_id, lower(description), 'description', id from kept.product where org_id = $1`,
    [orgId],
  );
  if (prefix !== '') return;
  await owner.query(
    `insert into kept.goods_key (org_id, key, found_by, product_id)
     select org_id, 'also called ' || replace(lower(product_code), '-', ' '), 'synonym', id from kept.product
     where org_id = $1 and product_code like '%0'`,
    [orgId],
  );
}

async function writeUsed(owner: pg.Pool, orgId: string): Promise<void> {
  const invoice = `invoice/${randomUUID()}`;
  await owner.query(
    `insert into read_model.record_v1 (org_id, stream_id, kind, stream_position, position, view) values ($1, $2, 'invoice', 1, 1, '{}')`,
    [orgId, invoice],
  );
  await owner.query(
    `insert into read_model.record_line_v1 (org_id, stream_id, line_id, ordinal, fields, description_key, hs_code)
     select $1, $2, gen_random_uuid(), n, '{"hs_code":{"method":"person"}}', 'used goods ' || n, (2000000000 + n)::text
     from generate_series(1, $3::int) n`,
    [orgId, invoice, USED],
  );
}

/** Fifty lines by product code, by description, by synonym, and by what an earlier invoice said; written otherwise than they are kept. */
function linesAgain(): RepeatedLine[] {
  const numbers = Array.from({ length: LINES_OF_EACH }, (_, index) => 10 * (index * 37 + 1));
  const line = (goods: Partial<LineGoods>, hsCode: string): RepeatedLine => ({
    goods: { productCode: null, description: null, lookupCode: null, ...goods },
    key: goodsKey(goods.productCode ?? goods.description) ?? '',
    hsCode,
  });
  return numbers.flatMap((n) => [
    line({ productCode: `cal ${n}`, description: `whatever ${n}` }, String(1_000_000_000 + n)),
    line({ description: `LAMP, of pattern ${n + 1}; for ceilings` }, String(1_000_000_000 + n + 1)),
    line({ description: `also called Cal-${n}` }, String(1_000_000_000 + n)),
    line({ description: `used goods (${(n % USED) + 1})` }, String(2_000_000_000 + (n % USED) + 1)),
  ]);
}
