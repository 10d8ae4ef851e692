import type { TargetType } from '@tallyport/contracts/freight-export/values';
import { type Judgement, judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { judgeReading } from '@tallyport/domain/freight-export/answer/judge-reading';
import type { TransportOutcome } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { verifyShipment } from '@tallyport/domain/freight-export/compare/verify-shipment';
import { encodeEDocsEvent } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { missingDocuments, readDocumentList } from '@tallyport/domain/freight-export/edocs/read-document-list';
import { organisationsQuery, productsQuery } from '@tallyport/domain/freight-export/messages/native-query';
import { ownersOf, readOrganisations, readProducts } from '@tallyport/domain/freight-export/messages/read-master-data';
import { documentRequest, shipmentRequest, shipmentRequestByReference } from '@tallyport/domain/freight-export/messages/requests';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import { readShipment } from '@tallyport/domain/freight-export/shipment/read-shipment';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { sampleShipment } from '@tallyport/domain/freight-export/testing/sample-shipment';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { HttpFreightSystem } from '@tallyport/worker/adapters/freight-system/http-freight-system';
import { readAnswer } from '@tallyport/worker/adapters/freight-system/read-answer';
import { afterEach, beforeEach, expect, test } from 'vitest';

const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const TYPE: TargetType = 'CustomsDeclaration';
const SAMPLE = sampleShipment();

let simulator: FreightSimulator;
beforeEach(async () => {
  simulator = await FreightSimulator.start();
});
afterEach(() => simulator.close());

/** The sample as a new job of organisations that the simulator knows. */
function newJob(bill = 'NGB26H00318'): FreightShipment {
  const known = (organisation: string | null) => (organisation === null ? null : 'WATTLEAU');
  return {
    ...SAMPLE,
    target: { type: TYPE, key: null },
    billNumber: bill,
    parties: SAMPLE.parties.map((party) => ({ ...party, organisation: known(party.organisation) })),
    invoices: SAMPLE.invoices.map((invoice) => ({
      ...invoice,
      supplier: invoice.supplier && { ...invoice.supplier, organisation: known(invoice.supplier.organisation) },
    })),
    references: [{ type: 'TPX', number: HANDLE }],
  };
}

async function post(text: string, withinMs = 10_000): Promise<TransportOutcome> {
  const login = { address: simulator.addressOf('LBYTRN'), user: 'eadaptor', secret: 'eadaptor-demo!' };
  const adapter = new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') });
  const outcome = await adapter.post(login, Buffer.from(text), { withinMs, signal: new AbortController().signal });
  if (outcome.kind !== 'answered') return outcome;
  return { kind: 'answered', status: outcome.status, document: readAnswer(outcome.body, outcome.contentType) };
}

async function send(shipment: FreightShipment, withinMs?: number): Promise<Judgement> {
  const encoded = encodeShipment(shipment);
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  return judgeAnswer(await post(encoded.text, withinMs), { type: TYPE, key: shipment.target.key });
}

async function documentOf(text: string) {
  const outcome = await post(text);
  if (outcome.kind !== 'answered' || !('children' in outcome.document)) throw new Error(JSON.stringify(outcome));
  return outcome.document;
}

const context = (key: string | null) => ({ target: { type: TYPE, key }, owner: SAMPLE.owner });

test('what is sent is accepted without a word, and stands there as it was sent, before and after an update', async () => {
  const job = newJob();
  expect(await send(job)).toMatchObject({ kind: 'accepted', key: 'B00001001', lines: [] });
  const target = { type: TYPE, key: 'B00001001' };
  const there = async () => readShipment(await documentOf(shipmentRequest(context(target.key))), target);
  expect(verifyShipment(job, (await there()) ?? SAMPLE)).toEqual([]);
  const fewer = { ...job, target, invoices: job.invoices.map((invoice) => ({ ...invoice, lines: invoice.lines.slice(0, 1) })) };
  expect(await send(fewer)).toMatchObject({ kind: 'accepted', key: target.key, lines: [] });
  expect(verifyShipment(fewer, (await there()) ?? SAMPLE)).toEqual([]);
});

test('a job is found by the handle, and told from one that is not there', async () => {
  const asked = { type: TYPE, key: null };
  const look = async () =>
    judgeReading(await post(shipmentRequestByReference(context(null), { type: 'TPX', number: HANDLE })), asked, HANDLE);
  expect((await look()).kind).toBe('not-there');
  await send(newJob());
  expect(await look()).toMatchObject({ kind: 'there', key: 'B00001001' });
  const byKey = judgeReading(await post(shipmentRequest(context('B00009999'))), { type: TYPE, key: 'B00009999' }, 'B00009999');
  expect(byKey.kind).toBe('not-there');
});

test('a system that finds by key alone says nothing of a handle', async () => {
  simulator.change('LBYTRN', { finds_by_reference: false });
  const outcome = await post(shipmentRequestByReference(context(null), { type: 'TPX', number: HANDLE }));
  expect(judgeReading(outcome, { type: TYPE, key: null }, HANDLE).kind).toBe('refused');
});

test('documents that are sent are among those that are listed', async () => {
  await send(newJob());
  const content = Buffer.from('%PDF-1.7');
  const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const document = { name: `HBL [${hash.slice(0, 12)}].pdf`, type: 'HBL', isPublished: false, hash, bytes: content.length };
  const encoded = encodeEDocsEvent({ ...context('B00001001'), time: '2026-11-24T02:15:44', documents: [document] });
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  const text = encoded.parts.map((part) => (part.kind === 'text' ? part.text : content.toString('base64'))).join('');
  const asked = { type: TYPE, key: 'B00001001' };
  expect(judgeAnswer(await post(text), asked)).toMatchObject({ kind: 'accepted', key: asked.key, lines: [] });
  const listed = readDocumentList(await documentOf(documentRequest(context(asked.key), true)));
  expect(listed).toMatchObject([{ name: document.name, type: 'HBL', bytes: '8', isPublished: 'N' }]);
  expect(missingDocuments([document], listed ?? [])).toEqual([]);
});

test('organisations and products are read whole, each with what it is called by', async () => {
  const organisations = readOrganisations(await documentOf(organisationsQuery({ beginsWith: '' })));
  const products = readProducts(await documentOf(productsQuery({ beginsWith: '' })));
  expect([organisations?.rows.length, organisations?.withoutCode, products?.withoutNumber]).toEqual([218, 0, 0]);
  expect(organisations?.rows.find(({ code }) => code === 'WATTLEAU')).toMatchObject({ name: 'WATTLEBIRD LIGHTING PTY LTD', port: 'AUSYD' });
  expect(products?.rows.length).toBeGreaterThan(450);
  const own = products?.rows.filter((product) => ownersOf(product).includes('WATTLEAU')) ?? [];
  expect(new Set(own.map(({ isActive }) => isActive))).toEqual(new Set(['Y', 'N']));
  for (const { tariffs } of own) expect(tariffs).toMatchObject([{ country: 'AU', type: 'IMP' }]);
});

test.each([
  ['error-500', 'unknown'],
  ['error-500-after-commit', 'unknown'],
  ['error-503', 'unknown'],
  ['error-429', 'unknown'],
  ['timeout-before-commit', 'unknown'],
  ['timeout-after-commit', 'unknown'],
  ['cut-before-commit', 'unknown'],
  ['cut-after-commit', 'unknown'],
  ['late-commit:60', 'unknown'],
  ['unauthorized', 'log-in-refused'],
  ['forbidden', 'log-in-refused'],
  ['error-in-200', 'refused'],
  ['status-err', 'refused'],
  ['discarded', 'refused'],
  ['rejected', 'refused'],
  ['failure-reason', 'refused'],
  ['unknown-status', 'needs-person'],
  ['login-page', 'unknown'],
  ['empty', 'unknown'],
  ['empty-after-commit', 'unknown'],
  ['truncated', 'unknown'],
  ['wrong-namespace', 'unknown'],
  ['dtd', 'unknown'],
  ['external-entity', 'unknown'],
  ['entity-bomb', 'unknown'],
  ['deep', 'unknown'],
  ['huge', 'unknown'],
  ['slow-drip', 'unknown'],
  ['queued', 'accepted-later'],
  ['warning', 'accepted'],
  ['lost-line', 'accepted'],
  ['other-key', 'accepted'],
])('%s comes to %s', async (misbehaviour, kind) => {
  simulator.next(misbehaviour);
  expect((await send(newJob(), 2_000)).kind).toBe(kind);
});

test('a line that got lost is found by reading back', async () => {
  simulator.next('lost-line');
  const job = newJob();
  await send(job);
  const target = { type: TYPE, key: 'B00001001' };
  const there = readShipment(await documentOf(shipmentRequest(context(target.key))), target);
  expect(verifyShipment(job, there ?? SAMPLE)).not.toEqual([]);
});

test('an organisation that the system does not know is named in the refusal', async () => {
  const job = newJob();
  const parties = job.parties.map((party) => ({ ...party, organisation: 'WATBRO' }));
  expect(await send({ ...job, parties })).toMatchObject({
    kind: 'refused',
    lines: [{ severity: 'error', text: 'Error - Organization code WATBRO not found' }],
  });
});
