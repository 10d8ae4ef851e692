import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { findKnownGoods } from '@tallyport/tariff/known-goods';
import { HttpFreightSystem } from '@tallyport/worker/adapters/freight-system/http-freight-system';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { countsOf, type Death, FetchOfProducts } from '../../support/fetch-of-products.js';

const SYSTEM = 'LBYTRN';
let database: TestDatabase;
let simulator: FreightSimulator;
let orgId: string;
let systemId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  simulator = await FreightSimulator.start();
  ({ orgId, systemId } = await organisation());
});
afterEach(() => simulator.close());

async function organisation() {
  const [org, system] = [randomUUID(), randomUUID()];
  await database.pool().query(`insert into kept.organisation (org_id, name) values ($1, 'Harbour Brokers')`, [org]);
  await addSystem(org, system, null);
  return { orgId: org, systemId: system };
}

async function addSystem(org: string, system: string, branch: string | null): Promise<void> {
  await database.pool().query(
    `insert into kept.freight_system (org_id, id, branch_id, name, address, enterprise_id, server_id, company_code, user_name, data_provider,
       target_type, bill_rule, finds_by_reference, reference_type, settle_seconds, calls_at_once, call_seconds, pull_seconds)
     values ($1, $2, $3, 'Sydney', 'https://there.example', 'LBY', 'TRN', 'LBS', 'eadaptor', 'TALLYPORT', 'ForwardingShipment', 'house', true,
       'TPX', 600, 4, 60, 60)`,
    [org, system, branch],
  );
}

interface Fetched {
  readonly codes?: readonly string[];
  readonly death?: Death;
  readonly of?: { readonly orgId: string; readonly systemId: string };
  readonly mostBytes?: number;
}

function fetchProducts({ codes, death, of = { orgId, systemId }, mostBytes }: Fetched = {}) {
  const adapter = new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') }, mostBytes);
  const place = {
    address: simulator.addressOf(SYSTEM),
    user: 'eadaptor',
    owner: { company: 'LBS', enterprise: 'LBY', server: 'TRN', dataProvider: 'TALLYPORT', branch: null, department: null },
    findsByReference: true,
    referenceType: 'TPX',
    settleSeconds: 600,
    callsAtOnce: 4,
    callMs: 10_000,
    pullMs: 10_000,
    isHeld: false,
    holdReason: null,
  };
  return new FetchOfProducts(database.pool('worker'), adapter, place, { ...of, ...(codes && { codes }) }, death ?? null).run();
}

/** Changes a product there, as its people do. */
async function there(number: string, inner: string, action = 'MERGE'): Promise<void> {
  const row = `<OrgSupplierPart Action="${action}"><PartNum>${number}</PartNum>${inner}</OrgSupplierPart>`;
  const body = `<Native xmlns="http://www.cargowise.com/Schemas/Native/2011/11" version="2.0"><Body><Product version="2.0">${row}</Product></Body></Native>`;
  const authorization = `Basic ${Buffer.from('eadaptor:eadaptor-demo!').toString('base64')}`;
  const answer = await fetch(simulator.addressOf(SYSTEM), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/xml' },
    body,
  });
  expect(await answer.text()).toContain('<Status>OK</Status>');
}
const tariff = (number: string) =>
  `<CusClassPartPivotCollection><CusClassPartPivot><TariffNum>${number}</TariffNum><ChildType>IMP</ChildType><Country><Code>AU</Code></Country></CusClassPartPivot></CusClassPartPivotCollection>`;

/** What is merged into a product there adds a tariff code to those that it has. */
async function classifiedAnew(number: string, inner: string, code: string): Promise<void> {
  await there(number, '', 'DELETE');
  await there(number, inner + tariff(code));
}

async function keep(fields: Readonly<Record<string, string>>): Promise<string> {
  const row = { org_id: orgId, id: randomUUID(), ...fields };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`).join();
  await database.pool().query(`insert into kept.product (${names.join()}) values (${places})`, Object.values(row));
  return row.id;
}

interface Kept {
  readonly id: string;
  readonly description: string;
  readonly hs_code: string;
  readonly unit1: string;
  readonly is_active: boolean;
}
async function kept(code: string): Promise<Kept | undefined> {
  const { rows } = await database
    .pool()
    .query<Kept>('select id, description, hs_code, unit1, is_active from kept.product where org_id = $1 and product_code = $2', [
      orgId,
      code,
    ]);
  return rows[0];
}
const isOffered = async (code: string) => {
  const [known = []] = await findKnownGoods(database.pool('gateway'), orgId, [{ productCode: code, description: null, lookupCode: null }]);
  return known.some(({ source }) => source === 'product code');
};

type Row = Record<string, unknown> & { readonly product_code: string; readonly is_active: boolean };

/** All that is kept of products, without what differs from fetch to fetch. */
async function everything(of: { readonly orgId: string }) {
  const { rows } = await database.pool().query<Row>(
    `select p.product_code, p.company_code, p.description, p.hs_code, p.unit1, p.is_active, f.is_active as there, f.hs_code as their_code, f.filled,
       (select array_agg(k.found_by || ' ' || k.key order by k.found_by) from kept.goods_key k where k.product_id = p.id) as keys
     from kept.product p left join kept.freight_product f on f.org_id = p.org_id and f.product_id = p.id
     where p.org_id = $1 order by p.product_code, p.company_code`,
    [of.orgId],
  );
  return rows;
}

describe('products of a freight system', () => {
  test('all are read, kept, and found by their numbers; read again, they are the same', async () => {
    const first = await fetchProducts();
    const counts = countsOf(first.end);
    expect(counts?.read).toBeGreaterThan(450);
    expect(counts).toEqual({ read: counts?.fresh, fresh: counts?.fresh, changed: 0, same: 0, gone: 0 });
    expect(first.events.filter(({ type }) => type === 'sync.progressed').length).toBeGreaterThan(5);
    const rows = await everything({ orgId });
    expect(rows).toHaveLength(counts?.read ?? 0);
    const codeOf = (isActive: boolean) => rows.find((row) => row.is_active === isActive)?.product_code ?? '';
    expect([await isOffered(codeOf(true)), await isOffered(codeOf(false))]).toEqual([true, false]);
    expect(countsOf((await fetchProducts()).end)).toEqual({ read: counts?.read, fresh: 0, changed: 0, same: counts?.read, gone: 0 });
    expect(await everything({ orgId })).toEqual(rows);
  });

  test('a tariff code of ours is never replaced, whoever wrote it first; one from there follows what is there', async () => {
    await there('OURS-1', `<Desc>Lamp</Desc><StockKeepingUnit>NO</StockKeepingUnit>${tariff('94051190')}`);
    await there('THEIRS-1', `<Desc>Chair</Desc>${tariff('94017100')}`);
    await there('BOTH-1', `<Desc>Table</Desc>${tariff('94036000')}`);
    await keep({ product_code: 'ours-1', hs_code: '9405420091' });
    await fetchProducts();
    expect(await kept('ours-1')).toMatchObject({ hs_code: '9405420091', description: 'Lamp', unit1: 'NO' });
    expect((await kept('THEIRS-1'))?.hs_code).toBe('94017100');
    await database.pool().query(`update kept.product set hs_code = '9403601000' where org_id = $1 and product_code = 'BOTH-1'`, [orgId]);
    await classifiedAnew('OURS-1', '<Desc>Lamp</Desc><StockKeepingUnit>NO</StockKeepingUnit>', '94054200');
    await classifiedAnew('THEIRS-1', '<Desc>Chair</Desc>', '94018000');
    await classifiedAnew('BOTH-1', '<Desc>Table</Desc>', '94032000');
    expect(countsOf((await fetchProducts()).end)).toMatchObject({ fresh: 0, changed: 3, gone: 0 });
    expect([(await kept('ours-1'))?.hs_code, (await kept('BOTH-1'))?.hs_code]).toEqual(['9405420091', '9403601000']);
    expect((await kept('THEIRS-1'))?.hs_code).toBe('94018000');
  });

  test('what a person wrote of a product stays, and the change log says what came from where', async () => {
    await there('MIXED-1', '<Desc>Lamp, 9 W</Desc><StockKeepingUnit>NO</StockKeepingUnit>');
    const id = await keep({ product_code: 'MIXED-1', description: 'Our lamp' });
    const { syncId } = await fetchProducts();
    expect(await kept('MIXED-1')).toMatchObject({ description: 'Our lamp', unit1: 'NO' });
    const { rows } = await database
      .pool()
      .query('select field, previous, next from kept.change_log where row_id = $1 and actor = $2', [id, `sync/${syncId}`]);
    expect(rows).toEqual([{ field: 'unit1', previous: '', next: 'NO' }]);
  });

  test('what is gone there becomes inactive and is offered for no line, stays here, and comes back with it', async () => {
    await there('GONE-1', '<Desc>Paper lantern</Desc>');
    await fetchProducts();
    expect([(await kept('GONE-1'))?.is_active, await isOffered('GONE-1')]).toEqual([true, true]);
    await there('GONE-1', '', 'DELETE');
    expect(countsOf((await fetchProducts()).end)).toMatchObject({ fresh: 0, changed: 0, gone: 1 });
    expect([await kept('GONE-1'), await isOffered('GONE-1')]).toMatchObject([{ description: 'Paper lantern', is_active: false }, false]);
    expect(countsOf((await fetchProducts()).end)?.gone).toBe(0);
    await there('GONE-1', '<Desc>Paper lantern</Desc>');
    expect(countsOf((await fetchProducts()).end)).toMatchObject({ changed: 1, gone: 0 });
    expect([(await kept('GONE-1'))?.is_active, await isOffered('GONE-1')]).toEqual([true, true]);
  });

  test('two systems of an organisation may be read at once: a product of both is one, and active as long as one of them has it', async () => {
    await there('SHARED-1', '<Desc>Lamp</Desc>');
    const second = randomUUID();
    await database
      .pool()
      .query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, 'Perth', 'Australia/Perth')`, [orgId, second]);
    await addSystem(orgId, second, second);
    const ends = await Promise.all([fetchProducts(), fetchProducts({ of: { orgId, systemId: second } })]);
    expect(ends.map(({ end }) => end?.type)).toEqual(['sync.finished', 'sync.finished']);
    expect((await everything({ orgId })).filter(({ product_code }) => product_code === 'SHARED-1')).toHaveLength(2);
    const products = await database.pool().query('select from kept.product where org_id = $1 and product_code = $2', [orgId, 'SHARED-1']);
    expect(products.rows).toHaveLength(1);
    await there('SHARED-1', '', 'DELETE');
    await fetchProducts({ codes: ['SHARED-1'] });
    expect((await kept('SHARED-1'))?.is_active).toBe(true);
    await fetchProducts({ codes: ['SHARED-1'], of: { orgId, systemId: second } });
    expect((await kept('SHARED-1'))?.is_active).toBe(false);
  });

  test('a product that a person deleted does not come back by itself', async () => {
    await there('DELETED-1', '<Desc>Lamp</Desc>');
    await fetchProducts();
    await database.pool().query(`delete from kept.product where org_id = $1 and product_code = 'DELETED-1'`, [orgId]);
    await there('DELETED-1', '<Desc>Lamp, 9 W</Desc>');
    expect(countsOf((await fetchProducts()).end)).toMatchObject({ fresh: 0, changed: 1 });
    expect(await kept('DELETED-1')).toBeUndefined();
  });

  test('answers too large to be read are asked for in parts, down to single numbers', async () => {
    const whole = await fetchProducts();
    const other = await organisation();
    const parted = await fetchProducts({ of: other, mostBytes: 16_000 });
    expect(parted.awaits).toBeGreaterThan(whole.awaits * 2);
    expect(countsOf(parted.end)).toEqual(countsOf(whole.end));
    expect(await everything(other)).toEqual(await everything({ orgId }));
  });

  test('the products of a job are those that its lines name; what is not there is told, and what was kept from there is inactive', async () => {
    await there('JOB-1', '<Desc>Lamp</Desc>');
    await there('JOB-2', '<Desc>Chair</Desc>');
    await fetchProducts({ codes: ['JOB-1', 'JOB-2'] });
    await there('JOB-2', '', 'DELETE');
    const again = await fetchProducts({ codes: ['JOB-1', 'JOB-2', 'NEVER-1'] });
    expect(countsOf(again.end)).toEqual({ read: 1, fresh: 0, changed: 0, same: 1, gone: 1 });
    expect(again.end?.data).toMatchObject({ lines: [{ severity: 'info', text: 'JOB-2 is not there' }, { text: 'NEVER-1 is not there' }] });
    expect([(await kept('JOB-1'))?.is_active, (await kept('JOB-2'))?.is_active]).toEqual([true, false]);
  });

  test('a refused log-in fails and keeps what was kept', async () => {
    await there('JOB-1', '<Desc>Lamp</Desc>');
    await fetchProducts({ codes: ['JOB-1'] });
    simulator.change(SYSTEM, { password: 'changed-by-its-operator' });
    expect((await fetchProducts()).end?.data).toMatchObject({ cause: 'log-in-refused', httpStatus: 401 });
    expect(await kept('JOB-1')).toMatchObject({ description: 'Lamp', is_active: true });
  });
});

describe('killed on the way', () => {
  const CODES = Array.from({ length: 12 }, (_, index) => `KILL-${index}`);
  const of = async (death?: Death) => {
    const own = await organisation();
    await database
      .pool()
      .query(`insert into kept.product (org_id, id, product_code, hs_code) values ($1, gen_random_uuid(), 'KILL-3', '9405420091')`, [
        own.orgId,
      ]);
    const fetched = await fetchProducts({ codes: CODES, of: own, ...(death && { death }) });
    return { fetched, rows: await everything(own) };
  };

  test('R2: a fetch that dies at any of its awaits, before or after, ends once with the same rows and the same counts', async () => {
    for (const code of CODES.slice(0, 10)) await there(code, `<Desc>${code} lamp</Desc>${tariff('94051190')}`);
    const undisturbed = await of();
    expect(countsOf(undisturbed.fetched.end)).toEqual({ read: 10, fresh: 10, changed: 0, same: 0, gone: 0 });
    const awaits = undisturbed.fetched.awaits;
    expect(awaits).toBeGreaterThan(25);
    for (let at = 1; at <= awaits; at++) {
      for (const when of ['before', 'after'] as const) {
        const { fetched, rows } = await of({ at, when });
        const ends = fetched.events.filter(({ type }) => type === 'sync.finished' || type === 'sync.failed');
        expect([at, when, ends.length, countsOf(fetched.end)]).toEqual([at, when, 1, countsOf(undisturbed.fetched.end)]);
        expect(rows).toEqual(undisturbed.rows);
      }
    }
  });
});
