import { randomUUID } from 'node:crypto';
import type { LineOutcomes } from '@tallyport/contracts/classification/line-http';
import type { LineSuggestion } from '@tallyport/contracts/classification/suggestion';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { addTariffVersion } from '@tallyport/tariff/tariff-versions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import { judgeGoods } from '../../testing/test-judgements.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let base: string;

const WORDS = [
  { code: '90', name: 'Instruments', phrases: ['optics'] },
  { code: '9005', name: 'Binoculars and telescopes', phrases: ['spyglass'] },
  { code: '900510', name: 'Binoculars', phrases: ['field glasses', 'opera glasses', 'birding binoculars'] },
  { code: '900580', name: 'Monoculars and telescopes', phrases: ['telescope', 'spotting scope'] },
  { code: '9617', name: 'Vacuum flasks', phrases: ['flask'] },
  { code: '961700', name: 'Vacuum flasks', phrases: ['thermos flask', 'insulated travel mug'] },
].map((entry) => ({ ...entry, source: 'word-list' as const }));

beforeAll(async () => {
  desk = await startTestDesk();
  await addTariffVersion(desk.database.pool('worker'), {
    schedule: 'starter',
    importedAt: '2026-03-01T00:00:00.000Z',
    fileName: 'starter',
    sha256: 'a',
    entries: WORDS,
  });
});
beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
  base = `/api/v1/orgs/${org.id}`;
});
afterAll(() => desk.close());

const product = (input: Record<string, unknown>) => desk.post(`${base}/aucargo_cargowise_product/save_product`, broker.token, input);

/** A job with an invoice of these lines, as they were read. */
async function jobWith(lines: Record<string, string>[], of = { org, broker }): Promise<{ path: string; record: string; lines: string[] }> {
  const job = await desk.job(of.org, of.broker);
  const read = lines.map((line) => Object.fromEntries(Object.entries(line).map(([field, value]) => [field, reading(value)])));
  const { id, lines: ids } = await readRecord(desk, of.org.id, { kind: 'invoice', workOrderId: job.id, fields: {}, lines: read });
  await desk.settle();
  return { path: `/api/v1/orgs/${of.org.id}/work_orders/${job.id}`, record: id, lines: ids };
}

async function valuesOf({ path, record }: { path: string; record: string }, field: RecordField) {
  const { body } = await desk.get(`${path}/invoices/${record}`, broker.token);
  return (body as unknown as ShippingRecord).lines.map(({ fields }) => fields[field]?.value ?? null);
}

const results = (body: unknown) => (body as LineOutcomes).results.map(({ outcome }) => outcome);

describe('kept goods', () => {
  test('a product is found by a part of its texts, changed by its code, and every change is logged with who did it', async () => {
    const made = await product({ product_code: 'CAL-2101', name: 'LED panel', hs_code: '9405.11.90' });
    expect(made.body).toMatchObject({ product_code: 'CAL-2101', hs_code: '94051190', bonded: '' });
    const changed = await product({ product_code: 'cal-2101', name: 'LED panel, round', hs_code: '94051190', tax_rate: '5%' });
    expect(changed.body['id']).toBe(made.body['id']);
    const list = await desk.get(`${base}/aucargo_cargowise_product?q=ROUND`, broker.token);
    expect([list.body['count'], (list.body['results'] as unknown as { name: string }[])[0]?.name]).toEqual([1, 'LED panel, round']);
    const log = await desk.get(`${base}/kept_changes?row=${made.body['id']}`, broker.token);
    expect(log.body['results']).toContainEqual(
      expect.objectContaining({ field: 'name', previous: 'LED panel', next: 'LED panel, round', actor: 'Kim Nguyen' }),
    );
  });

  test('a code stands once, a synonym leads to what exists, and goes with it', async () => {
    await product({ product_code: 'A-1', hs_code: '900510' });
    const other = await product({ product_code: 'A-2', hs_code: '961700' });
    const taken = await product({ id: other.body['id'], product_code: 'a-1' });
    expect([taken.status, taken.body['code']]).toEqual([409, 'kept.code-taken']);
    const synonym = (input: object) => desk.post(`${base}/goods_synonym`, broker.token, input);
    expect((await synonym({ synonym: 'bird glasses', product_code: 'A-9' })).body['code']).toBe('kept.unknown-code');
    expect((await synonym({ synonym: 'bird glasses', product_code: 'A-1' })).body).toMatchObject({ hs_code: '900510', lookup_code: null });
    expect((await synonym({ synonym: 'Bird Glasses', product_code: 'A-2' })).body['code']).toBe('kept.code-taken');
    const [kept] = (await desk.get(`${base}/goods_synonym`, broker.token)).body['results'] as unknown as { id: string }[];
    const put = (body: unknown) => desk.call('PUT', `${base}/goods_synonym/${kept?.id}`, { token: broker.token, body });
    expect((await put({ ...kept, synonym: 'Birders glasses' })).status).toBe(200);
    expect((await put({ ...kept, hs_code: '111111' })).body['errors']).toMatchObject([{ pointer: '/hs_code' }]);
    const [first] = (await desk.get(`${base}/aucargo_cargowise_product?q=A-1`, broker.token)).body['results'] as unknown as {
      id: string;
    }[];
    expect((await desk.call('DELETE', `${base}/aucargo_cargowise_product/${first?.id}`, { token: broker.token })).status).toBe(200);
    expect((await desk.get(`${base}/goods_synonym`, broker.token)).body['count']).toBe(0);
  });

  test('a lookup is made once for a key, changed as a whole, and chosen from', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const create = () => desk.post(`${base}/cargowise_tariff_lookup_create`, broker.token, { code: 'BINO', hs_code: '9005.10' }, headers);
    const made = await create();
    expect([made.status, (await create()).text]).toEqual([201, made.text]);
    const path = `${base}/cargowise_tariff_lookup/${made.body['id']}`;
    const put = await desk.call('PUT', path, { token: broker.token, body: { code: 'BINO', description: 'Binoculars', hs_code: '900510' } });
    expect(put.body).toMatchObject({ description: 'Binoculars' });
    expect((await desk.call('PUT', path, { token: broker.token, body: { ...put.body, tax_rate: '5' } })).status).toBe(200);
    const other = await desk.call('PUT', path, { token: broker.token, body: { ...put.body, id: randomUUID() } });
    expect([other.status, other.body['errors']]).toMatchObject([400, [{ pointer: '/id' }]]);
    const all = await desk.post(`${base}/aucargo_cargowise_product/all_lookup_list`, broker.token, {});
    expect(all.body['results']).toHaveLength(1);
  });
});

describe('P20: repeats', () => {
  test('product code, synonym, description and lookup each lead to the code; what stands is left; a repeat does nothing', async () => {
    await product({ product_code: 'CAL-2101', description: 'Bird glasses 8x42', hs_code: '9005100001', lookup_code: 'BINO' });
    await desk.post(`${base}/goods_synonym`, broker.token, { synonym: 'Vogelglas', product_code: 'CAL-2101' });
    const job = await jobWith([
      { product_code: 'cal 2101', description: 'something' },
      { description: 'VOGELGLAS' },
      { description: 'bird glasses, 8x42' },
      { description: 'never seen' },
      { product_code: 'CAL-2101', hs_code: '111111' },
    ]);
    const call = () => desk.post(`${job.path}/match_product_with_synonyms`, broker.token);
    const first = await call();
    expect(results(first.body)).toEqual(['filled', 'filled', 'filled', 'none', 'filled']);
    expect(await valuesOf(job, 'hs_code')).toEqual(['9005100001', '9005100001', '9005100001', null, '111111']);
    expect(await valuesOf(job, 'product_code')).toEqual(['cal 2101', 'CAL-2101', 'CAL-2101', null, 'CAL-2101']);
    const position = (await desk.get(`${job.path}/invoices/${job.record}`, broker.token)).body['stream_position'];
    await desk.settle();
    expect(results((await call()).body)).toEqual(results(first.body));
    expect((await desk.get(`${job.path}/invoices/${job.record}`, broker.token)).body['stream_position']).toBe(position);
  });

  test('what a person chose is used again in the org for the same goods, and in no other org', async () => {
    const first = await jobWith([{ description: 'Blue widget, small' }]);
    const changes = [{ field: 'hs_code', previous: null, next: '8479899990' }];
    const edits = [{ kind: 'amend-line', line_id: first.lines[0], changes }];
    await desk.post(`${first.path}/invoices/${first.record}/amend`, broker.token, { edits });
    const again = await jobWith([{ description: 'blue WIDGET small' }]);
    expect(results((await desk.post(`${again.path}/find_invoice_lines_tariff_code`, broker.token)).body)).toEqual(['filled']);
    expect(await valuesOf(again, 'hs_code')).toEqual(['8479899990']);
    const other = await desk.org('Others');
    const stranger = await other.member('broker');
    const theirs = await jobWith([{ description: 'blue WIDGET small' }], { org: other, broker: stranger });
    expect(results((await desk.post(`${theirs.path}/find_invoice_lines_tariff_code`, stranger.token)).body)).not.toContain('filled');
  });

  test('a code that was only inferred teaches nothing', async () => {
    const first = await jobWith([{ description: 'birding binoculars' }]);
    await desk.post(`${first.path}/find_invoice_lines_tariff_code`, broker.token);
    await desk.settle();
    const again = await jobWith([{ description: 'birding binoculars' }]);
    const { body } = await desk.get(`${again.path}/invoices/${again.record}/tariff_suggestions`, broker.token);
    const [suggestion] = body['results'] as unknown as LineSuggestion[];
    expect(suggestion?.candidates.map(({ source }) => source)).not.toContain('used before');
  });
});

describe('a suggestion', () => {
  test('of the tariff says the phrase that was met; a sure one is written and an unsure one is not', async () => {
    const job = await jobWith([{ description: 'birding binoculars' }, { description: 'zyzzyva' }]);
    const answer = await desk.post(`${job.path}/find_invoice_lines_tariff_code`, broker.token);
    expect(results(answer.body)).toEqual(['filled', 'none']);
    const { body } = await desk.get(`${job.path}/invoices/${job.record}/tariff_suggestions?line=${job.lines[0]}`, broker.token);
    const [suggestion] = body['results'] as unknown as LineSuggestion[];
    expect(suggestion?.candidates[0]).toMatchObject({ code: '900510', source: 'tariff', because: 'birding binoculars' });
  });

  test('that a person refuses is taken off, told as refused, and not offered again for these goods', async () => {
    const job = await jobWith([{ description: 'birding binoculars' }]);
    await desk.post(`${job.path}/find_invoice_lines_tariff_code`, broker.token);
    const refusal = { line_id: job.lines[0], code: '900510', because: 'a toy' };
    const refused = await desk.post(`${job.path}/invoices/${job.record}/refuse_tariff_code`, broker.token, refusal);
    const suggestion = refused.body as unknown as LineSuggestion;
    expect([suggestion.hs_code, suggestion.candidates.map(({ code }) => code)]).toEqual(['', expect.not.arrayContaining(['900510'])]);
    expect(suggestion.rejected[0]).toMatchObject({ code: '900510', why: 'by-person' });
    await desk.settle();
    await desk.post(`${job.path}/find_invoice_lines_tariff_code`, broker.token);
    expect(await valuesOf(job, 'hs_code')).not.toContain('900510');
  });

  test('of goods that a model judged says so, until a person knows better', async () => {
    const description = 'birding thing for the garden of my uncle';
    const job = await jobWith([{ description }]);
    const suggested = async () => {
      await desk.settle();
      const { body } = await desk.get(`${job.path}/invoices/${job.record}/tariff_suggestions`, broker.token);
      return (body['results'] as unknown as LineSuggestion[])[0];
    };
    const judgement = { key: description, description, offered: ['900510', '900580'], rejected: [], because: 'for birds', fallback: null };
    const jobId = job.path.split('/').at(-1) ?? '';
    expect(await suggested()).toMatchObject({ abstained: true, judge: null });

    await judgeGoods(desk, org.id, jobId, [{ ...judgement, code: null, because: '', fallback: 'answer-refused' }]);
    expect(await suggested()).toMatchObject({ abstained: true, judge: { model: 'm', code: null, fallback: 'answer-refused' } });

    await judgeGoods(desk, org.id, jobId, [{ ...judgement, code: '900510' }]);
    const judged = await suggested();
    expect(judged).toMatchObject({ abstained: false, judge: { model: 'm', code: '900510', because: 'for birds', fallback: null } });
    expect(judged?.candidates[0]).toMatchObject({ code: '900510', source: 'model', because: 'for birds' });
    const found = await desk.post(`${job.path}/find_invoice_lines_tariff_code`, broker.token);
    expect([results(found.body), await valuesOf(job, 'hs_code')]).toEqual([['filled'], ['900510']]);
    const { body } = await desk.get(`${job.path}/invoices/${job.record}`, broker.token);
    const written = (body as unknown as ShippingRecord).lines[0]?.fields['hs_code'];
    expect(written).toMatchObject({ method: 'inferred', confidence: 0.6, raw: 'model judged: for birds' });

    const refusal = { line_id: job.lines[0], code: '900510' };
    await desk.post(`${job.path}/invoices/${job.record}/refuse_tariff_code`, broker.token, refusal);
    const refused = await suggested();
    expect([refused?.hs_code, refused?.judge, refused?.candidates.some(({ code }) => code === '900510')]).toEqual(['', null, false]);
  });

  test('leaves a person’s value, also where the person left the field empty', async () => {
    const job = await jobWith([{ description: 'birding binoculars', hs_code: '1' }]);
    const edits = [{ kind: 'amend-line', line_id: job.lines[0], changes: [{ field: 'hs_code', previous: '1', next: null }] }];
    await desk.post(`${job.path}/invoices/${job.record}/amend`, broker.token, { edits });
    await desk.settle();
    expect(results((await desk.post(`${job.path}/find_invoice_lines_tariff_code`, broker.token)).body)).toEqual(['kept']);
    expect(await valuesOf(job, 'hs_code')).toEqual([null]);
  });
});

describe('product codes of a job', () => {
  test('are filled and taken back; what was read stays, and a repeat under its key hears the same', async () => {
    await product({ product_code: 'CAL-2101', description: 'Bird glasses', hs_code: '900510' });
    const job = await jobWith([{ description: 'bird glasses' }, { description: 'bird glasses', product_code: 'X-1' }]);
    const toggle = (headers = {}) => desk.post(`${job.path}/toggle_all_invoice_detail_product_code`, broker.token, {}, headers);
    const headers = { 'idempotency-key': randomUUID() };
    const on = await toggle(headers);
    expect([on.body['on'], results(on.body)]).toEqual([true, ['filled', 'kept']]);
    await desk.settle();
    expect((await toggle(headers)).text).toBe(on.text);
    expect(await valuesOf(job, 'product_code')).toEqual(['CAL-2101', 'X-1']);
    const off = await toggle();
    expect([off.body['on'], results(off.body)]).toEqual([false, ['taken back', 'none']]);
    expect(await valuesOf(job, 'product_code')).toEqual([null, 'X-1']);
  });

  test('are listed with what is kept for them, and kept from the list', async () => {
    const job = await jobWith([
      { product_code: 'N-1', description: 'New thing' },
      { product_code: 'n 1' },
      { description: 'Without code' },
    ]);
    const list = async () => (await desk.get(`${job.path}/product_list`, broker.token)).body['results'];
    expect(await list()).toMatchObject([
      { product_code: 'N-1', lines: 2, product: null },
      { product_code: '', lines: 1, product: null },
    ]);
    const products = [{ product_code: 'N-1', name: 'New thing', hs_code: '961700' }];
    expect((await desk.post(`${job.path}/product_list`, broker.token, { products })).status).toBe(200);
    expect(await list()).toMatchObject([{ product_code: 'N-1', product: { hs_code: '961700' } }, { product: null }]);
  });
});
