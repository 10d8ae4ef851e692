import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { UnderstoodRecord } from '../artefacts.js';
import { commandOf, machineMetadata } from '../extraction-stream.js';
import type { StepContext, StepResult } from '../step-context.js';

/** Writes each record into its stream. Ids come from the document and the place of the segment, so a repeat finds its own. */
export async function recordHeaders(context: StepContext): Promise<StepResult> {
  const records = (await context.artefacts.understanding()).filter((record) => record.kind !== null);
  let values = 0;
  for (const [index, record] of records.entries()) {
    await write(context, record, index);
    values += Object.keys(record.header).length + record.lines.reduce((total, line) => total + Object.keys(line).length, 0);
  }
  return { summary: `${records.length} ${records.length === 1 ? 'record' : 'records'}, ${values} values`, values };
}

async function write({ store, attempt }: StepContext, { kind, segment, header, lines }: UnderstoodRecord, index: number): Promise<void> {
  if (kind === null) return;
  const { orgId, workOrderId, documentId } = attempt;
  const recordId = uuidv5(documentId, `record/${index}/${kind}`);
  const writer = new StreamWriter(store, recordDecider, { orgId, streamId: `${kind}/${recordId}`, jobId: workOrderId });
  const source = { documentId, attempt: attempt.attempt, fromPage: segment.fromPage, toPage: segment.toPage, documentType: segment.type };
  const named = lines.map((fields: Readings, line) => ({ lineId: uuidv5(recordId, `line/${line}`), fields }));
  const command = { type: 'extract', recordId, workOrderId, kind, source, fields: header, lines: named } as const;
  await writer.record(
    command,
    machineMetadata(documentId, commandOf(documentId, `${attempt.attempt}/record/${index}`)),
    new Date().toISOString(),
  );
}
