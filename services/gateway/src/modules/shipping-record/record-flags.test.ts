import { randomUUID } from 'node:crypto';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { addTariffVersion } from '@tallyport/tariff/tariff-versions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
});
afterAll(() => desk.close());

const jobOf = (fields: Record<string, unknown> = {}) => desk.job(org, broker, fields);
const read = (workOrderId: string, kind: RecordKind, fields: Record<string, string>, lines: Readings[] = []) => {
  const readings = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, reading(value)]));
  return readRecord(desk, org.id, { kind, workOrderId, documentId: randomUUID(), fields: readings, lines });
};
const flagsOf = async (job: { id: string }): Promise<RecordFlag[]> => {
  await desk.settle();
  return (await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/record_flags`, broker.token)).body[
    'results'
  ] as unknown as RecordFlag[];
};

describe('fault 83: a number that stands twice', () => {
  test('of an invoice is flagged on both jobs, however it is written, and names the other', async () => {
    const [first, second] = [await jobOf(), await jobOf()];
    const one = await read(first.id, 'invoice', { invoice_number: 'CA-2026/0317' });
    const other = await read(second.id, 'invoice', { invoice_number: 'ca 2026 0317' });
    await read(second.id, 'packing-list', { invoice_number: 'CA-2026/0317' });
    expect(await flagsOf(first)).toMatchObject([
      {
        record_id: one.id,
        kind: 'invoice',
        line_id: null,
        field: 'invoice_number',
        value: 'CA-2026/0317',
        flag: 'duplicate number',
        others: [{ work_order_id: second.id, code: second.code, record_id: other.id }],
      },
    ]);
    expect(await flagsOf(second)).toMatchObject([{ record_id: other.id, others: [{ record_id: one.id, code: first.code }] }]);
  });

  test('of one invoice in two files is flagged within its job', async () => {
    const job = await jobOf();
    const [one, other] = [
      await read(job.id, 'invoice', { invoice_number: 'A-1' }),
      await read(job.id, 'invoice', { invoice_number: 'A-1' }),
    ];
    const flags = await flagsOf(job);
    expect(flags.map(({ record_id, others }) => [record_id, others.map((at) => at.record_id)])).toEqual(
      expect.arrayContaining([
        [one.id, [other.id]],
        [other.id, [one.id]],
      ]),
    );
  });

  test('of a waybill is flagged against another job’s waybill and against another job’s own number, never against its own job', async () => {
    const first = await jobOf({ waybill_number: 'LBNB26111764' });
    const bill = await read(first.id, 'waybill', { bl_number: 'LBNB-26111764' });
    expect(await flagsOf(first)).toEqual([]);
    const second = await jobOf({ waybill_number: 'LBNB26111764' });
    expect(await flagsOf(first)).toMatchObject([
      { record_id: bill.id, field: 'bl_number', others: [{ work_order_id: second.id, record_id: null }] },
    ]);
    const [ofJob] = await flagsOf(second);
    expect(ofJob).toMatchObject({ record_id: null, kind: null, field: 'waybill_number', value: 'LBNB26111764' });
    expect(ofJob?.others.map(({ code }) => code)).toEqual([first.code, first.code]);
  });

  test('is no longer flagged once one of them is corrected, or its job deleted; numbers of others are nobody’s business', async () => {
    const [first, second] = [await jobOf(), await jobOf()];
    await read(first.id, 'invoice', { invoice_number: 'B-1' });
    const { id } = await read(second.id, 'invoice', { invoice_number: 'B-1' });
    const stranger = await desk.org('Others');
    const member = await stranger.member('broker');
    const theirs = await desk.job(stranger, member);
    const fields = { invoice_number: reading('B-1') };
    await readRecord(desk, stranger.id, { kind: 'invoice', workOrderId: theirs.id, documentId: randomUUID(), fields });
    expect((await flagsOf(first))[0]?.others).toHaveLength(1);
    const edits = [{ kind: 'amend', changes: [{ field: 'invoice_number', previous: 'B-1', next: 'B-7' }] }];
    await desk.post(`/api/v1/orgs/${org.id}/work_orders/${second.id}/invoices/${id}/amend`, broker.token, { edits });
    expect(await flagsOf(first)).toEqual([]);
    const third = await jobOf();
    await read(third.id, 'invoice', { invoice_number: 'B-1' });
    expect(await flagsOf(first)).toHaveLength(1);
    await desk.call('DELETE', `/api/v1/orgs/${org.id}/work_orders/${third.id}`, { token: broker.token });
    expect(await flagsOf(first)).toEqual([]);
  });
});

describe('fault 88: an HS code that the tariff does not have', () => {
  const entry = (code: string, source: 'word-list' | 'nomenclature') => ({ code, name: `goods ${code}`, phrases: [], source });
  const line = (description: string, code: string) => ({ description: reading(description), hs_code: reading(code) });
  const bring = (schedule: string, source: 'word-list' | 'nomenclature', codes: string[]) =>
    addTariffVersion(desk.database.pool('worker'), {
      schedule,
      importedAt: '2026-03-01T00:00:00.000Z',
      fileName: schedule,
      sha256: schedule,
      entries: codes.map((code) => entry(code, source)),
    });
  beforeAll(async () => {
    await bring('words', 'word-list', ['44', '4407', '440710', '94', '9403']);
    await bring('nomenclature', 'nomenclature', ['94', '9403', '940350', '9405', '940511']);
  });

  test('is flagged line by line; a nomenclature decides on subheadings, a word list on chapters only, and national digits on nothing', async () => {
    const job = await jobOf();
    const codes = ['940350', '9403.50.00.99', '940399', '9403', '440799', '771234', '98011000'];
    const { id, lines } = await read(
      job.id,
      'invoice',
      {},
      codes.map((code) => line(`goods of ${code}`, code)),
    );
    const flags = await flagsOf(job);
    expect(flags.map(({ value, flag }) => [value, flag])).toEqual(
      ['940399', '771234', '98011000'].map((code) => [code, 'not in the tariff']),
    );
    expect(flags[0]).toMatchObject({ record_id: id, kind: 'invoice', line_id: lines[2], field: 'hs_code', others: [] });
  });

  test('is not stored as classified: no other line gets it, and no product is offered with it; a person’s own code is theirs', async () => {
    const [first, second] = [await jobOf(), await jobOf()];
    const path = (job: { id: string }) => `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
    const { id, lines } = await read(first.id, 'invoice', {}, [line('zyzzyva frames', '940399'), line('zyzzyva desks', '940350')]);
    await read(second.id, 'invoice', {}, [{ description: reading('Zyzzyva frames') }, { description: reading('Zyzzyva desks') }]);
    await desk.settle();
    const find = async () => (await desk.post(`${path(second)}/find_invoice_lines_tariff_code`, broker.token)).body['results'];
    expect(await find()).toMatchObject([{ outcome: 'none' }, { outcome: 'filled', fields: { hs_code: '940350' } }]);
    const goods = (await desk.get(`${path(first)}/product_list`, broker.token)).body['results'];
    expect(goods).toMatchObject([
      { description: 'zyzzyva frames', hs_code: '' },
      { description: 'zyzzyva desks', hs_code: '940350' },
    ]);
    const said = { kind: 'confirm', line_id: lines[0], fields: [{ field: 'hs_code', value: '940399' }] };
    await desk.post(`${path(first)}/invoices/${id}/amend`, broker.token, { edits: [said] });
    await desk.settle();
    expect(await find()).toMatchObject([{ outcome: 'filled', fields: { hs_code: '940399' } }, {}]);
  });
});

describe('a value that is wrong by itself', () => {
  const told = (flags: RecordFlag[]) => flags.map(({ record_id, line_id, field, value, flag }) => [record_id, line_id, field, value, flag]);

  test('is flagged in headers and lines of every kind, and no right one is', async () => {
    const job = await jobOf();
    const right = {
      container_number: 'CSQU3054383',
      currency: 'AUD',
      weight_unit: 'KG',
      package_type: 'CARTONS',
      country_of_origin: 'China',
    };
    const invoice = await read(job.id, 'invoice', { ...right, currency: 'XQZ', buyer_abn: '51 824 753 557' }, [
      { quantity_unit: reading('FLURBS'), country_of_origin: reading('Atlantis') },
      { quantity_unit: reading('PCS'), country_of_origin: reading('CN') },
    ]);
    const list = await read(job.id, 'packing-list', { container_number: 'CSQU3054384' });
    const bill = await read(job.id, 'waybill', { waybill_number: '618-12345671' }, [{ number: reading('MSKU9070324') }]);
    const origin = await read(job.id, 'certificate-of-origin', { exporter_abn: '51 824 753 556', waybill_number: '176-12345675' });
    const flags = told(await flagsOf(job));
    expect(flags).toHaveLength(7);
    expect(flags).toEqual(
      expect.arrayContaining([
        [invoice.id, null, 'buyer_abn', '51 824 753 557', 'wrong check digit'],
        [invoice.id, null, 'currency', 'XQZ', 'not in the list'],
        [invoice.id, invoice.lines[0], 'country_of_origin', 'Atlantis', 'not in the list'],
        [invoice.id, invoice.lines[0], 'quantity_unit', 'FLURBS', 'not in the list'],
        [list.id, null, 'container_number', 'CSQU3054384', 'wrong check digit'],
        [bill.id, null, 'waybill_number', '618-12345671', 'wrong check digit'],
        [bill.id, bill.lines[0], 'number', 'MSKU9070324', 'wrong check digit'],
      ]),
    );
    expect(flags.map(([record]) => record)).not.toContain(origin.id);
  });

  test('is flagged on the job itself where no waybill tells it', async () => {
    const job = await jobOf({ waybill_number: '618-12345671' });
    expect(told(await flagsOf(job))).toEqual([[null, null, 'waybill_number', '618-12345671', 'wrong check digit']]);
    await read(job.id, 'waybill', { waybill_number: '618-12345671' });
    expect((await flagsOf(job)).map(({ record_id }) => record_id === null)).toEqual([false]);
  });
});
