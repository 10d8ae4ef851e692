import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { RecordCommand } from '@tallyport/domain/shipping-record/commands';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { matchLines } from '@tallyport/domain/shipping-record/match-lines';
import { RECORDS_OF_DOCUMENT, recordsOfDocument } from '@tallyport/domain/shipping-record/records-of-document';
import { assignRecords } from '@tallyport/domain/shipping-record/records-of-file';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { UnderstoodRecord } from '../artefacts.js';
import { commandOf, machineMetadata } from '../extraction-stream.js';
import type { StepContext, StepResult } from '../step-context.js';

type RecordInTheMaking = UnderstoodRecord & { readonly kind: RecordKind };

/**
 * Writes each record into its stream: a segment that was a record before goes on in that one, with everything that people
 * wrote into it; records whose segment is gone are withdrawn. A repeat finds its own.
 */
export async function recordHeaders(context: StepContext): Promise<StepResult> {
  const { orgId, workOrderId, documentId } = context.attempt;
  const records = (await context.artefacts.understanding()).filter((record): record is RecordInTheMaking => record.kind !== null);
  const wanted = records.map(({ kind, segment }) => ({ kind, fromPage: segment.fromPage, toPage: segment.toPage }));
  const known = recordsOfDocument(await context.store.loadTypes(orgId, workOrderId, RECORDS_OF_DOCUMENT), documentId);
  const { ids, vanished } = assignRecords(known, wanted, (name) => uuidv5(documentId, `record/${name}`));
  let values = 0;
  for (const [index, record] of records.entries()) {
    await extract(context, record, ids[index] ?? '');
    values += Object.keys(record.header).length + record.lines.reduce((total, line) => total + Object.keys(line).length, 0);
  }
  for (const { recordId, kind } of vanished) await write(context, { type: 'withdraw', recordId, kind, reason: 'segment-gone' });
  return {
    summary: `${records.length} ${records.length === 1 ? 'record' : 'records'}, ${values} values`,
    facts: [
      { what: 'records', count: records.length },
      { what: 'values', count: values },
    ],
    values,
  };
}

async function extract(context: StepContext, { kind, segment, header, lines }: RecordInTheMaking, recordId: string): Promise<void> {
  const { documentId, attempt } = context.attempt;
  const source = { documentId, attempt, fromPage: segment.fromPage, toPage: segment.toPage, documentType: segment.type };
  const { state } = await streamOf(context, kind, recordId).load();
  const ids = matchLines(state, lines, (name) => uuidv5(recordId, name));
  const named = lines.map((fields, index) => ({ lineId: ids[index] ?? '', fields }));
  await write(context, { type: 'extract', recordId, kind, source, fields: header, lines: named });
}

type OfMachine = Extract<RecordCommand, { type: 'extract' | 'withdraw' }>;
type Unaddressed = OfMachine extends infer Command ? (Command extends OfMachine ? Omit<Command, 'workOrderId'> : never) : never;

async function write(context: StepContext, command: Unaddressed): Promise<void> {
  const { workOrderId, documentId, attempt } = context.attempt;
  const { type, kind, recordId } = command;
  const metadata = machineMetadata(documentId, commandOf(documentId, `${attempt}/${type}/${recordId}`));
  await streamOf(context, kind, recordId).record({ ...command, workOrderId }, metadata, new Date().toISOString());
}

function streamOf({ store, attempt: { orgId, workOrderId } }: StepContext, kind: RecordKind, recordId: string) {
  return new StreamWriter(store, recordDecider, { orgId, streamId: `${kind}/${recordId}`, jobId: workOrderId });
}
