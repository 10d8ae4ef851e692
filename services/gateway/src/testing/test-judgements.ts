import { randomUUID } from 'node:crypto';
import type { GoodsJudgement } from '@tallyport/contracts/classification/judgement';
import { type ExtractionCommand, extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { TestDesk } from './test-desk.js';

/** Records what a model said of goods while a document of the job was read, as the worker does. */
export async function judgeGoods(desk: TestDesk, orgId: string, workOrderId: string, goods: GoodsJudgement[]): Promise<void> {
  const documentId = randomUUID();
  const of = { documentId, workOrderId };
  const writer = new StreamWriter(desk.parts.eventStore, extractionDecider, {
    orgId,
    streamId: `extraction/${documentId}`,
    jobId: workOrderId,
  });
  const commands: ExtractionCommand[] = [
    { type: 'request', request: { ...of, hash: 'a'.repeat(64), mediaType: 'application/pdf', bytes: 1, priority: 2 } },
    { type: 'record-goods-judged', judged: { ...of, attempt: 1, model: 'm', goods } },
  ];
  for (const command of commands) {
    const ids = { commandId: randomUUID(), correlationId: documentId, causationId: null, workflowId: null, runId: null };
    await writer.record(command, { actor: { kind: 'machine', process: 'extraction' }, ...ids }, new Date().toISOString());
  }
}
