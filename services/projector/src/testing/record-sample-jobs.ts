import { randomUUID } from 'node:crypto';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { DomainEvent } from '@tallyport/contracts/events';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import type { Journal } from './journal.js';
import { EMAIL_ENDS, sampleEmail } from './sample-email.js';
import {
  answered,
  assigned,
  cancelled,
  classified,
  extracted,
  goodsJudged,
  inferred,
  linesExtracted,
  modelAsked,
  pageRead,
  person,
  type RecordRef,
  reading,
  received,
  requested,
  statusChanged,
  stepFinished,
  uploaded,
} from './sample-events.js';
import { sampleBulk, sampleExport, sampleSync } from './sample-exports.js';
import { sampleCustomsMessage, sampleLodgement } from './sample-lodgement.js';

/** Where the facts go. */
type Recorder = Pick<Journal, 'record' | 'number'>;

/** Records the lives of some jobs, each a little different as `random` has it, then numbers them. */
export async function recordSampleJobs(journal: Recorder, jobs: number, random: () => number): Promise<string[]> {
  const ids = Array.from({ length: jobs }, () => randomUUID());
  for (const id of ids) await recordJob(journal, id, random);
  for (const isReadable of [true, false]) await recordCustomsMessage(journal, isReadable, ids[0] ?? '');
  for (const isMatched of [true, false]) await recordFreightMessage(journal, isMatched, ids[0] ?? '');
  await recordRefusedCalls(journal, ids);
  const bulkId = randomUUID();
  for (const event of sampleBulk(bulkId)) await journal.record(`bulk/${bulkId}`, null, [event], person());
  for (const end of EMAIL_ENDS) {
    const emailId = randomUUID();
    for (const event of sampleEmail(emailId, end)) await journal.record(`outbound-email/${emailId}`, null, [event], person());
  }
  for (let count = 0; count < 4; count++) {
    const syncId = randomUUID();
    for (const event of sampleSync(syncId, null, random)) await journal.record(`sync/${syncId}`, null, [event]);
  }
  await journal.number();
  return ids;
}

/** What cannot be read waits for a person. */
async function recordCustomsMessage(journal: Recorder, isReadable: boolean, workOrderId: string): Promise<void> {
  const messageId = randomUUID();
  const matched: DomainEvent = { type: 'customs-message.matched', data: { messageId, workOrderId, lodgementId: randomUUID() } };
  await journal.record(`customs-message/${messageId}`, null, [
    sampleCustomsMessage(messageId, isReadable),
    ...(isReadable ? [matched] : []),
  ]);
}

/** The same number with other bytes is recorded as well; what speaks of nobody is set aside by a person. */
async function recordFreightMessage(journal: Recorder, isMatched: boolean, workOrderId: string): Promise<void> {
  const messageId = randomUUID();
  const reference = { system: 'LBYTRNSYD', type: null, key: null, handle: 'TPABCDEFGHIJKLMNOPQRST', interchange: messageId };
  const received = (original: string): DomainEvent => ({
    type: 'freight-message.received',
    data: { messageId, original, bytes: 800, reference: isMatched ? reference : null, unreadable: isMatched ? null : 'no message' },
  });
  const matched: DomainEvent = { type: 'freight-message.matched', data: { messageId, workOrderId, exportId: randomUUID() } };
  const setAside: DomainEvent = { type: 'freight-message.set-aside', data: { messageId, reason: 'it speaks of nothing' } };
  const events = isMatched ? [received('d'.repeat(64)), received('e'.repeat(64)), matched] : [received('f'.repeat(64)), setAside];
  await journal.record(`freight-message/${messageId}`, null, events);
}

/** A compiler who tries to lodge one job after the other. */
async function recordRefusedCalls(journal: Recorder, jobIds: readonly string[]): Promise<void> {
  const accountId = randomUUID();
  const refused = jobIds.map((workOrderId): DomainEvent => {
    const who = { accountId, role: 'compiler' as const, capacities: [], wantedRole: null };
    return { type: 'member.call-refused', data: { ...who, operation: 'lodge:declarationLodgement', workOrderId } };
  });
  await journal.record(`refused-calls/${accountId}`, null, refused);
}

async function recordJob(journal: Recorder, jobId: string, random: () => number): Promise<void> {
  const broker = person();
  const importer = randomUUID();
  const record = (streamId: string, ...events: DomainEvent[]) => journal.record(streamId, jobId, events, broker);
  const work = `work-order/${jobId}`;
  await record(work, received(jobId), assigned(jobId, randomUUID()));
  for (let count = Math.ceil(random() * 3); count > 0; count--) await recordDocument(journal, jobId, random);
  await record(work, statusChanged(jobId, 'received', 'compile'));
  await record(`conversation/${jobId}`, {
    type: 'conversation.message-posted',
    data: { workOrderId: jobId, messageId: randomUUID(), text: 'ok' },
  });
  const finding = { workOrderId: jobId, code: 'invoice-sum' as const, version: 1, fingerprint: randomUUID() };
  await record(`checks/${jobId}`, { type: 'check.overridden', data: { ...finding, reason: 'the invoice was split' } });
  if (random() < 0.5) await record(`checks/${jobId}`, { type: 'check.override-taken-back', data: finding });
  const changes = [{ field: 'importer_id', previous: null, next: importer }];
  await record(work, { type: 'work-order.amended', data: { workOrderId: jobId, changes, names: { [importer]: 'Wattle & Co' } } });
  await recordOffers((...events) => record(work, ...events), jobId);
  if (random() < 0.6)
    await record(work, statusChanged(jobId, 'compile', 'available'), statusChanged(jobId, 'available', 'compile', 'not yet'));
  if (random() < 0.4) {
    const lodgementId = randomUUID();
    await record(`lodgement/${lodgementId}`, answered(lodgementId, jobId, 'lodged'));
    await record(`lodgement/${lodgementId}`, answered(lodgementId, jobId, random() < 0.5 ? 'held' : 'clear'));
  }
  if (random() < 0.6) {
    const declarationId = randomUUID();
    for (const event of sampleLodgement(declarationId, jobId, random)) await record(`lodgement/${declarationId}`, event);
  }
  if (random() < 0.8) await recordExport(journal, jobId, random);
  if (random() < 0.5) await recordEmail(journal, jobId, random);
  if (random() < 0.2) await record(work, { type: 'work-order.deleted', data: { workOrderId: jobId } });
}

/** A paper fills the vessel; another offers a second one and a third, of which one is taken and the other is not wanted. */
async function recordOffers(record: (...events: DomainEvent[]) => Promise<void>, workOrderId: string): Promise<void> {
  const field = 'vessel' as const;
  const from = { documentId: randomUUID(), recordId: randomUUID(), field, position: 1, place: null };
  const about = (value: string) => ({ workOrderId, offers: [{ field, value }] });
  const amended = (previous: string | null, next: string) => ({ workOrderId, changes: [{ field, previous, next }], names: {} });
  const offers = ['TERN', 'GANNET', 'SKUA'].map((value) => ({ field, value, name: null, from }));
  await record(
    { type: 'work-order.amended', data: { ...amended(null, 'PETREL'), filled: [{ field, from }] } },
    { type: 'work-order.values-offered', data: { workOrderId, offers } },
    { type: 'work-order.amended', data: { ...amended('PETREL', 'TERN'), accepted: [{ field, from }] } },
    { type: 'work-order.offers-dismissed', data: about('GANNET') },
    { type: 'work-order.offers-reopened', data: about('GANNET') },
    { type: 'work-order.offers-withdrawn', data: about('SKUA') },
  );
}

/** An update is looked at before it is sent. Some exports are seen half way. */
async function recordExport(journal: Recorder, workOrderId: string, random: () => number): Promise<void> {
  const [exportId, syncId] = [randomUUID(), randomUUID()];
  for (const event of sampleSync(syncId, workOrderId, random)) await journal.record(`sync/${syncId}`, workOrderId, [event]);
  const events = sampleExport({ exportId, workOrderId }, random);
  const told = random() < 0.4 ? events.slice(0, 1 + Math.floor(random() * events.length)) : events;
  for (const event of told) await journal.record(`export/${exportId}`, workOrderId, [event], person());
}

/** A mail about the job, which ends in one of its ways. */
async function recordEmail(journal: Recorder, workOrderId: string, random: () => number): Promise<void> {
  const emailId = randomUUID();
  const end = EMAIL_ENDS[Math.floor(random() * EMAIL_ENDS.length)] ?? 'sent';
  for (const event of sampleEmail(emailId, end, workOrderId))
    await journal.record(`outbound-email/${emailId}`, workOrderId, [event], person());
}

async function recordDocument(journal: Recorder, jobId: string, random: () => number): Promise<void> {
  const documentId = randomUUID();
  const reader = `extraction/${documentId}`;
  const pages = 1 + Math.floor(random() * 4);
  await journal.record(`document/${documentId}`, jobId, [uploaded(documentId, jobId)], person());
  await journal.record(reader, jobId, [requested(documentId, jobId)], person());
  if (random() < 0.3) {
    const segments = [{ fromPage: 1, toPage: pages, type: 'CIV' as const, title: null }];
    const split: DomainEvent = { type: 'document.segments-corrected', data: { documentId, workOrderId: jobId, segments } };
    await journal.record(`document/${documentId}`, jobId, [split], person());
  }
  for (let step = 0; step < 4; step++) await journal.record(reader, jobId, [stepFinished(documentId, jobId, step)]);
  for (let page = 1; page <= pages; page++) await journal.record(reader, jobId, [pageRead(documentId, jobId, page, pages)]);
  if (random() < 0.2) {
    const failure = { documentId, workOrderId: jobId, attempt: 1, step: 'extracting', reason: 'unreadable', message: 'no' } as const;
    await journal.record(reader, jobId, [{ type: 'extraction.failed', data: failure }]);
    await journal.record(
      `document/${documentId}`,
      jobId,
      [{ type: 'document.withdrawn', data: { documentId, workOrderId: jobId } }],
      person(),
    );
    return;
  }
  await journal.record(`document/${documentId}`, jobId, [classified(documentId, jobId, pages)]);
  if (random() < 0.3) {
    const keptFor = [{ reason: 'waybill-number', said: 'MAEU 4471' } as const];
    await journal.record(
      `document/${documentId}`,
      jobId,
      [{ type: 'document.kept-here', data: { documentId, workOrderId: jobId, keptFor } }],
      person(),
    );
  }
  await tellRecord(
    journal,
    { recordId: randomUUID(), workOrderId: jobId, kind: RECORD_KINDS[Math.floor(random() * RECORD_KINDS.length)] ?? 'invoice' },
    documentId,
    random,
  );
  await journal.record(reader, jobId, [modelAsked(documentId, jobId)]);
  const judged = [goodsJudged(documentId, jobId, 'timeout'), goodsJudged(documentId, jobId, null)];
  await journal.record(reader, jobId, judged.slice(pages % 2));
  for (let step = 4; step < EXTRACTION_STEPS.length; step++) await journal.record(reader, jobId, [stepFinished(documentId, jobId, step)]);
  if (random() < 0.3) await journal.record(reader, jobId, [requested(documentId, jobId, 2), cancelled(documentId, jobId, 2)], person());
}

async function tellRecord(journal: Recorder, ref: RecordRef, documentId: string, random: () => number): Promise<void> {
  const stream = `${ref.kind}/${ref.recordId}`;
  const lines = Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
    lineId: randomUUID(),
    fields: { description: reading('goods', random()), quantity: reading('3', random()) },
  }));
  const header = { consignee_name: reading('Kangaroo Trading', random()), invoice_number: reading('INV-1', random()) };
  const first = lines[0]?.lineId ?? '';
  await journal.record(stream, ref.workOrderId, [extracted(ref, documentId, header, lines.length), linesExtracted(ref, lines)]);
  const amend = (...changes: { field: string; previous: string | null; next: string | null }[]) => ({ ...ref, changes });
  const value = (field: string, text: string) => ({ values: [{ field, value: text }] });
  const takenBack = { ...ref, lineId: first, values: [{ field: 'quantity', previous: '4', read: reading('3') }] };
  const edits: DomainEvent[] = [
    { type: 'record.values-confirmed', data: { ...ref, lineId: null, ...value('invoice_number', 'INV-1') } },
    { type: 'record.values-confirmed', data: { ...ref, lineId: first, ...value('description', 'goods') } },
    { type: 'record.values-unconfirmed', data: { ...ref, lineId: null, ...value('invoice_number', 'INV-1') } },
    { type: 'record.amended', data: amend({ field: 'consignee_name', previous: 'Kangaroo Trading', next: 'Kookaburra Pty' }) },
    { type: 'record.line-amended', data: { ...amend({ field: 'quantity', previous: '3', next: '4' }), lineId: first } },
    { type: 'record.values-taken-back', data: takenBack },
    { type: 'record.line-added', data: { ...ref, lineId: randomUUID(), after: first, fields: { description: 'more goods' } } },
    { type: 'record.line-removed', data: { ...ref, lineId: first, after: null, fields: { description: reading('goods') } } },
    { type: 'record.line-restored', data: { ...ref, lineId: first, after: null, fields: { description: reading('goods') } } },
    { type: 'record.lines-inferred', data: { ...ref, lines: [{ lineId: first, fields: { hs_code: inferred('940511') } }] } },
  ];
  for (const edit of edits) if (random() < 0.7) await journal.record(stream, ref.workOrderId, [edit], person());
  if (random() < 0.5)
    await journal.record(stream, ref.workOrderId, [extracted(ref, documentId, header, 1, 2), linesExtracted(ref, lines.slice(1))]);
  const differences = [{ field: 'consignee_name', lineId: null, read: reading('Kangaroo Trading') }];
  await journal.record(stream, ref.workOrderId, [{ type: 'record.difference-offered', data: { ...ref, attempt: 2, differences } }]);
  const declined = { ...ref, lineId: null, ...value('consignee_name', 'Kangaroo Trading') };
  if (random() < 0.5) await journal.record(stream, ref.workOrderId, [{ type: 'record.difference-declined', data: declined }], person());
  const withdrawn: DomainEvent = { type: 'record.withdrawn', data: { ...ref, reason: 'document withdrawn' } };
  if (random() < 0.1) await journal.record(stream, ref.workOrderId, [withdrawn]);
}
