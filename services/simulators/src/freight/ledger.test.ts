import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { FreightDesks } from './testing/freight-desk.js';
import { documentEvent, documentRequest, shipment, shipmentRequest } from './testing/messages.js';

const desks = new FreightDesks();
const JOB = { key: 'B00001001' };

afterEach(() => desks.close());

test('each request is written down as it arrived: what it is, whose handle it bears, its bytes and how it ended', async () => {
  const desk = await desks.open({ now: () => new Date('2026-11-24T01:00:00Z') });
  const body = shipment({ reference: 'TPHANDLE', to: ['LBY', 'SYD'] });
  await desk.send(body, { system: 'LBYSYD' });
  expect(desk.simulator.ledger()).toEqual([
    {
      number: 1,
      at: '2026-11-24T01:00:00.000Z',
      system: 'LBYSYD',
      kind: 'UniversalShipment',
      type: 'CustomsDeclaration',
      key: '',
      references: ['TPHANDLE'],
      sha256: hash('sha256', body),
      bytes: Buffer.byteLength(body),
      misbehaviour: null,
      outcome: 'created',
      job_key: 'B00001001',
    },
  ]);
});

test('the same message twice is two requests, and nothing tells them apart but what they come to', async () => {
  const desk = await desks.open();
  await desk.send(shipment());
  expect(await desk.send(shipment())).toMatchObject({ status: 'PRS', log: ["Error - WayBillNumber 'BILL1' is already used by B00001001"] });
  await desk.send(shipment({ bill: 'BILL2' }));
  expect(desk.simulator.ledger({ reference: 'REF1' }).map(({ outcome, job_key: key }) => [outcome, key])).toEqual([
    ['created', 'B00001001'],
    ['refused', null],
    ['created', 'B00001002'],
  ]);
});

test('the ledger is asked by what stands in it', async () => {
  const desk = await desks.open();
  await desk.send(shipment());
  await desk.send(shipmentRequest(JOB));
  await desk.send(shipmentRequest({ reference: 'REF1' }));
  const numbers = async (query: string) => {
    const { requests } = (await (await desk.direct('GET', `/simulator/ledger?${query}`)).json()) as { requests: { number: number }[] };
    return requests.map(({ number }) => number);
  };
  expect(await numbers('')).toEqual([1, 2, 3]);
  expect(await numbers('kind=UniversalShipmentRequest')).toEqual([2, 3]);
  expect(await numbers('reference=REF1&outcome=read')).toEqual([3]);
  expect(await numbers('key=B00001001')).toEqual([2]);
  expect(await numbers('system=LBYSYD')).toEqual([]);
});

test('files are kept by name, kind, size and hash, each as often as it came, and listed without bytes', async () => {
  const desk = await desks.open();
  await desk.send(shipment());
  const files = [
    { name: 'invoice.pdf', text: 'first' },
    { name: 'packing.pdf', text: 'second' },
  ];
  expect(await desk.send(documentEvent(JOB, files))).toMatchObject({ status: 'PRS', key: JOB.key, log: [] });
  await desk.send(documentEvent(JOB, files.slice(0, 1)));
  expect(desk.simulator.jobs()).toMatchObject([
    {
      documents: [
        { name: 'invoice.pdf', type: 'CIV', bytes: 5, sha256: hash('sha256', 'first') },
        { name: 'packing.pdf' },
        { name: 'invoice.pdf' },
      ],
    },
  ]);
  const filter = '<FilterCollection><Filter><Type>FileName</Type><Value>packing.pdf</Value></Filter></FilterCollection>';
  const listed = JSON.stringify((await desk.send(documentRequest(JOB, filter))).root);
  expect([listed.includes('packing.pdf'), listed.includes('"6"'), listed.includes('invoice.pdf'), listed.includes('ImageData')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(desk.outcomes()).toEqual(['created', 'documents added', 'documents added', 'read']);
});

test.each([
  ['a job that is not there', documentEvent({ key: 'B9' }, [{ name: 'a.pdf', text: 'a' }]), 'No CustomsDeclaration found'],
  ['what is not base64', documentEvent(JOB, [{ name: 'a.pdf', text: 'a' }]).replace('YQ==', '%%%'), 'is not base64'],
  ['a file without a name', documentEvent(JOB, [{ name: '', text: 'a' }]), 'FileName is missing'],
])('an event with %s adds nothing', async (_what, body, why) => {
  const desk = await desks.open();
  await desk.send(shipment());
  expect((await desk.send(body)).log).toEqual([expect.stringContaining(why)]);
  expect(desk.simulator.jobs()).toMatchObject([{ documents: [] }]);
});

test('a job is shown as a request for it is answered, and the page shows what there is', async () => {
  const desk = await desks.open();
  await desk.send(shipment({ bill: '&lt;b&gt;' }));
  const path = '/simulator/jobs/DEFAULT/CustomsDeclaration/B00001001';
  expect(await (await desk.direct('GET', path)).text()).toContain('<WayBillNumber>&#60;b&#62;</WayBillNumber>');
  expect((await desk.direct('GET', `${path}X`)).status).toBe(404);
  const page = await (await desk.direct('GET', '/')).text();
  expect([page.includes('&#60;b&#62;'), page.includes('data-does="next late-commit"'), page.includes('<b>')]).toEqual([true, true, false]);
});
