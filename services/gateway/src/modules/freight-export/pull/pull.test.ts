import { randomUUID } from 'node:crypto';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { changedInvoice, changedLine } from '@tallyport/domain/freight-export/testing/changed-shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestOrg } from '../../../testing/test-org.js';
import { TestPull } from '../../../testing/test-pull.js';

let desk: TestDesk;
let org: TestOrg;
let pull: TestPull;
let sent: FreightShipment;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  pull = await TestPull.make(desk, org);
  sent = await pull.asSent();
});

const invoiceItem = (line: string, field: string) => `invoice/${pull.invoice.id} ${line} ${field}`;
const take = (sync: string, seen: unknown, taken: unknown, key?: string) =>
  pull.post(`/syncs/${sync}/take_over`, { seen, take: taken }, key);

/** Another price and unit on line 2, another weight on the bill, another port of the job. */
const otherwise = () => changedLine({ ...sent, grossWeight: '4200', portOfDischarge: 'AUMEL' }, 2, { price: '8100', quantityUnit: 'CTN' });

describe('what is taken over', () => {
  test('nothing differs where it stands there as it stands here', async () => {
    const { items, invoices_only_here, invoices_only_there, is_bound } = await pull.proposal(await pull.pulled(sent));
    expect({ items, invoices_only_here, invoices_only_there, is_bound }).toEqual({
      items: [],
      invoices_only_here: [],
      invoices_only_there: [],
      is_bound: true,
    });
  });

  test('fault 51: all of it overwrites the job and its papers at once, names its source, and offers back what stood', async () => {
    const sync = await pull.pulled(otherwise());
    const { items, seen } = await pull.proposal(sync);
    expect(items.map(({ field, line, here, there }) => [field, line, here, there])).toEqual([
      ['port_of_dest', null, 'AUSYD', 'AUMEL'],
      ['gross_weight', null, '4180.5', '4200.0'],
      ['quantity_unit', 2, 'PCS', 'CT'],
      ['total_price', 2, '8000.00', '8100.00'],
    ]);
    const taken = await take(sync, seen, 'all');
    expect(taken.status).toBe(200);
    expect(taken.body['taken_over']).toMatchObject([
      { values: 4, lines_added: 0, lines_removed: 0, by: pull.broker.id, is_put_back: false },
    ]);
    const line = (await pull.shown('invoices', pull.invoice.id)).lines[1];
    expect(line?.fields.total_price).toMatchObject({
      value: '8100.00',
      method: 'person',
      by: { user_id: pull.broker.id },
      pulled: { sync_id: sync, key: 'B00012345' },
      offered: { value: '8000.00', stood: true, place: { page: 1 } },
    });
    await desk.settle();
    const job = (await desk.get(pull.path(), pull.broker.token)).body;
    expect(job).toMatchObject({ port_of_dest: 'AUMEL' });
    expect((await pull.proposal(sync)).items).toEqual([]);
  });

  test('fault 51: both sides stand in the change history, with the freight system as the source', async () => {
    const sync = await pull.pulled(otherwise());
    await take(sync, (await pull.proposal(sync)).seen, 'all');
    await desk.settle();
    const { body } = await pull.get('/history?page_size=50');
    const lines = body['results'] as unknown as { field: string; previous: unknown; next: unknown; note: unknown; actor: unknown }[];
    expect(lines.find(({ field }) => field === 'total_price')).toMatchObject({
      previous: '8000.00',
      next: '8100.00',
      note: 'freight system, B00012345',
      actor: { kind: 'person', user_id: pull.broker.id },
    });
    expect(lines.find(({ field }) => field === 'port_of_dest')).toMatchObject({ previous: 'AUSYD', next: 'AUMEL' });
  });

  test('what stood is taken back from its offer, or declined like any other', async () => {
    const sync = await pull.pulled(otherwise());
    await take(sync, (await pull.proposal(sync)).seen, 'all');
    const [, line = ''] = pull.invoice.lines;
    const edits = [
      { kind: 'amend-line', line_id: line, changes: [{ field: 'total_price', previous: '8100.00', next: '8000.00' }] },
      { kind: 'keep-own', line_id: line, fields: [{ field: 'quantity_unit', value: 'PCS' }] },
    ];
    expect((await pull.post(`/invoices/${pull.invoice.id}/amend`, { edits })).status).toBe(200);
    const fields = (await pull.shown('invoices', pull.invoice.id)).lines[1]?.fields;
    expect(fields?.total_price).toMatchObject({ value: '8000.00', offered: null });
    expect(fields?.total_price).not.toHaveProperty('pulled');
    expect(fields?.quantity_unit).toMatchObject({ value: 'CT', offered: null });
  });

  test('only what was chosen is written, and a repeat of the call or of the wish writes nothing more', async () => {
    const sync = await pull.pulled(otherwise());
    const { seen } = await pull.proposal(sync);
    const [, line = ''] = pull.invoice.lines;
    const [chosen, key] = [[invoiceItem(line, 'total_price')], randomUUID()];
    const first = await take(sync, seen, chosen, key);
    expect(first.status).toBe(200);
    expect((await take(sync, seen, chosen, key)).text).toBe(first.text);
    expect((await take(sync, seen, chosen)).text).toBe(first.text);
    const fields = (await pull.shown('invoices', pull.invoice.id)).lines[1]?.fields;
    expect([fields?.total_price?.value, fields?.quantity_unit?.value]).toEqual(['8100.00', 'PCS']);
    expect((await pull.proposal(sync)).items).toHaveLength(3);
  });

  test('fault 51: what was changed here since is refused with both values, and nothing of the chosen is written', async () => {
    const sync = await pull.pulled(otherwise());
    const { seen } = await pull.proposal(sync);
    const [, line = ''] = pull.invoice.lines;
    const edits = [{ kind: 'amend-line', line_id: line, changes: [{ field: 'total_price', previous: '8000.00', next: '8050.00' }] }];
    await pull.post(`/invoices/${pull.invoice.id}/amend`, { edits });
    const refused = await take(sync, seen, 'all');
    expect([refused.status, refused.body['code']]).toEqual([409, 'field-conflict']);
    expect(refused.body['conflicts']).toEqual([
      { field: 'total_price', yours: '8100.00', theirs: '8050.00', line, stream_id: `invoice/${pull.invoice.id}` },
    ]);
    expect((await pull.shown('waybills', pull.bill)).fields.gross_weight?.value).toBe('4180.5');
    const again = await pull.proposal(sync);
    expect(again.items.find(({ field }) => field === 'total_price')).toMatchObject({ here: '8050.00', there: '8100.00' });
    expect((await take(sync, again.seen, 'all')).status).toBe(200);
  });

  test('fault 51: a value of a line, or of a paper, that is gone since is in conflict with nothing', async () => {
    const sync = await pull.pulled(otherwise());
    const { seen } = await pull.proposal(sync);
    const [, line = ''] = pull.invoice.lines;
    await pull.post(`/invoices/${pull.invoice.id}/amend`, { edits: [{ kind: 'remove-line', line_id: line }] });
    const refused = await take(sync, seen, 'all');
    expect(refused.status).toBe(409);
    expect(refused.body['conflicts']).toMatchObject([
      { field: 'quantity_unit', yours: 'CT', theirs: null, line },
      { field: 'total_price', yours: '8100.00', theirs: null, line },
    ]);
  });

  test('a job that was read again since, and is another one there, is not taken over from the older look', async () => {
    const sync = await pull.pulled(otherwise());
    const { seen } = await pull.proposal(sync);
    const later = await pull.fetched({ ...otherwise(), vessel: 'CORAL STAR' }, 'B00012345', 'e');
    expect((await pull.proposal(sync)).is_outdated).toBe(true);
    expect((await take(sync, seen, 'all')).body['code']).toBe('export.newer-look');
    expect((await take(later, (await pull.proposal(later)).seen, 'all')).status).toBe(200);
  });

  test('what was not proposed, and what does not fit, is not taken over', async () => {
    const sync = await pull.pulled({ ...otherwise(), portOfDischarge: 'Melbourne' });
    const { seen, items } = await pull.proposal(sync);
    expect(items[0]).toMatchObject({ field: 'port_of_dest', there: 'Melbourne', is_unfit: true });
    expect((await take(sync, seen, [`work-order/${pull.job.id} header port_of_dest`])).body['code']).toBe('export.nothing-chosen');
    expect((await take(sync, seen, ['invoice/x header currency'])).body['code']).toBe('export.nothing-chosen');
    expect((await take(sync, seen, 'all')).body['taken_over']).toMatchObject([{ values: 3 }]);
  });

  test('by the call of the specification a pull takes over all that was looked at', async () => {
    const sync = await pull.pulled(otherwise());
    const { status, body } = await pull.post('/sync_cargowise', { action: 'pull', look: sync });
    expect([status, body['sync']]).toMatchObject([202, { id: sync, taken_over: [{ values: 4 }] }]);
  });
});

describe('lines', () => {
  /** A line between ours, and our second one is gone. */
  const otherLines = () => {
    const [one] = sent.invoices[0]?.lines ?? [];
    if (one === undefined) throw new Error('the sample has lines');
    const added = {
      ...one,
      number: '2',
      description: 'LIDS',
      productCode: 'LID-30',
      price: '10',
      quantity: '5',
      hsCode: null,
      netWeight: null,
    };
    const another = { ...added, number: '3', description: 'HOOKS', productCode: 'HK-1', price: '11', quantity: '6' };
    return changedInvoice(sent, { lines: [one, added, another] });
  };
  const describeLines = async () => (await pull.shown('invoices', pull.invoice.id)).lines.map(({ fields }) => fields.description?.value);

  test('new ones come with all, in their order; ours go only where that was chosen', async () => {
    const sync = await pull.pulled(otherLines());
    const { items, seen } = await pull.proposal(sync);
    expect(items.map(({ kind, line }) => [kind, line])).toEqual([
      ['new-line', 2],
      ['new-line', 3],
      ['gone-line', 2],
    ]);
    const before = await describeLines();
    const all = await take(sync, seen, 'all');
    expect(all.body['taken_over']).toMatchObject([{ values: 0, lines_added: 2, lines_removed: 0 }]);
    expect(await describeLines()).toEqual([before[0], 'LIDS', 'HOOKS', before[1]]);
    expect((await take(sync, seen, 'all')).text).toBe(all.text);
    const rest = await pull.proposal(sync);
    expect(rest.items).toMatchObject([{ kind: 'gone-line' }]);
    await take(
      sync,
      rest.seen,
      rest.items.map(({ id }) => id),
    );
    expect(await describeLines()).toEqual([before[0], 'LIDS', 'HOOKS']);
  });

  test('are put back and taken over again without coming twice', async () => {
    const sync = await pull.pulled(otherLines());
    const before = await describeLines();
    const taken = await take(sync, (await pull.proposal(sync)).seen, 'all');
    const [{ position }] = taken.body['taken_over'] as unknown as [{ position: number }];
    expect((await pull.post(`/syncs/${sync}/put_back`, { position })).status).toBe(200);
    expect(await describeLines()).toEqual(before);
    await take(sync, (await pull.proposal(sync)).seen, 'all');
    expect(await describeLines()).toEqual([before[0], 'LIDS', 'HOOKS', before[1]]);
  });

  test('and invoices that only one side has are named, and stay', async () => {
    const sync = await pull.pulled(changedInvoice(sent, { number: 'OLD-1' }));
    expect(await pull.proposal(sync)).toMatchObject({ invoices_only_there: ['OLD-1'], invoices_only_here: ['NB-26-0917'], items: [] });
  });
});

describe('putting back', () => {
  test('what was read stands as it was read, what a person wrote as they wrote it, and the job as before; once', async () => {
    const [, line = ''] = pull.invoice.lines;
    const edits = [{ kind: 'amend-line', line_id: line, changes: [{ field: 'quantity_unit', previous: 'PCS', next: 'SET' }] }];
    await pull.post(`/invoices/${pull.invoice.id}/amend`, { edits });
    await desk.settle();
    const before = await pull.shown('invoices', pull.invoice.id);
    const sync = await pull.pulled(otherwise());
    const taken = await take(sync, (await pull.proposal(sync)).seen, 'all');
    const [{ position }] = taken.body['taken_over'] as unknown as [{ position: number }];
    const key = randomUUID();
    const back = await pull.post(`/syncs/${sync}/put_back`, { position }, key);
    expect(back.body['taken_over']).toMatchObject([{ is_put_back: true }]);
    const after = (await pull.shown('invoices', pull.invoice.id)).lines[1]?.fields;
    expect(after?.total_price).toEqual(before.lines[1]?.fields.total_price);
    expect(after?.quantity_unit).toMatchObject({ value: 'SET', method: 'person', offered: null });
    await desk.settle();
    expect((await desk.get(pull.path(), pull.broker.token)).body).toMatchObject({ port_of_dest: 'AUSYD' });
    expect((await pull.post(`/syncs/${sync}/put_back`, { position }, key)).text).toBe(back.text);
    expect((await pull.post(`/syncs/${sync}/put_back`, { position })).body['code']).toBe('export.nothing-to-put-back');
  });

  test('fault 51: what was changed since is refused with both values', async () => {
    const sync = await pull.pulled(otherwise());
    const taken = await take(sync, (await pull.proposal(sync)).seen, 'all');
    const [{ position }] = taken.body['taken_over'] as unknown as [{ position: number }];
    const changes = [{ field: 'gross_weight', previous: '4200.0', next: '4300' }];
    await pull.post(`/waybills/${pull.bill}/amend`, { edits: [{ kind: 'amend', changes }] });
    const refused = await pull.post(`/syncs/${sync}/put_back`, { position });
    expect(refused.body['conflicts']).toMatchObject([{ field: 'gross_weight', yours: '4200.0', theirs: '4300' }]);
  });
});

describe('a key that a person typed', () => {
  test('is looked up, says what it is, and is that of the job once the person said so', async () => {
    const sync = await pull.fetched(otherwise(), 'B00077777');
    const proposal = await pull.proposal(sync);
    expect(proposal).toMatchObject({
      is_bound: false,
      there: { key: 'B00077777', bill_number: 'NGB26H00318', vessel: 'CORAL LANTERN', invoices: ['NB-26-0917'], lines: 2, ours: null },
    });
    expect((await take(sync, proposal.seen, 'all')).body['code']).toBe('export.key-not-bound');
    expect((await pull.get(`/freight_preview?look=${sync}`)).body).toMatchObject({ key: null, look: null });
    expect((await pull.post('/sync_cargowise', { action: 'update', look: sync })).body['code']).toBe('export.key-not-bound');
    const bound = await pull.post(`/syncs/${sync}/bind_key`, undefined);
    expect(bound.body).toMatchObject({ key: 'B00077777', bound_at: expect.any(String) as string });
    expect((await pull.post(`/syncs/${sync}/bind_key`, undefined)).text).toBe(bound.text);
    await desk.settle();
    expect((await pull.get('/freight_preview')).body).toMatchObject({ key: 'B00077777' });
    expect((await pull.post('/sync_cargowise', { action: 'send' })).body['code']).toBe('export.has-key');
    expect((await pull.post('/sync_cargowise', { action: 'look', key: 'B00088888' })).body['code']).toBe('export.has-key');
    expect((await pull.post('/sync_cargowise', { action: 'look' })).body['sync']).toMatchObject({ key: 'B00077777' });
  });

  test('of another job is said to be that one’s, and is not taken', async () => {
    const other = await TestPull.make(desk, org);
    await other.pulled(await other.asSent());
    const sync = await pull.fetched(sent);
    expect((await pull.proposal(sync)).there.ours).toEqual({ id: other.job.id, code: other.job.code });
    const refused = await pull.post(`/syncs/${sync}/bind_key`, undefined);
    expect(refused.body).toMatchObject({ code: 'export.key-elsewhere', detail: other.job.code });
  });

  test('that the freight system does not know is not bound, nor compared', async () => {
    const sync = await pull.fetched(null, 'B00099999');
    expect((await pull.get(`/syncs/${sync}/proposal`)).body['code']).toBe('export.not-read');
    expect((await pull.post(`/syncs/${sync}/bind_key`, undefined)).body['code']).toBe('export.not-read');
    expect((await pull.post('/sync_cargowise', { action: 'look', key: 'what?' })).body['code']).toBe('invalid-input');
  });
});
