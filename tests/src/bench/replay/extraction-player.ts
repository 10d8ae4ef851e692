import { randomUUID } from 'node:crypto';
import type { Attempt, ExtractionActivities, ExtractionLogActivities } from '@tallyport/workflows/document-extraction/activities';
import {
  cancelExtractionSignal,
  EXTRACTION_WORKFLOW,
  type ExtractionRef,
  extractionRequestedSignal,
  extractionWorkflowId,
} from '@tallyport/workflows/document-extraction/messages';
import { handOverSignal } from '@tallyport/workflows/support/messages';
import { ScriptedReader } from '@tallyport/workflows/testing/scripted-reader';
import type { Client, WorkflowHandle } from '@temporalio/client';
import type { ExtractionScript } from './extraction-scripts.js';

/** Plays extractions, each with a reader of its own, and tells which runs came of it. */
export class ExtractionPlayer {
  private readonly readers = new Map<string, ScriptedReader>();

  constructor(private readonly client: Client) {}

  /** Throws when an extraction did not end as its script says: its history would not be what it is called. */
  async play({ faultPoint, script, meanwhile, ends }: ExtractionScript, taskQueue: string): Promise<WorkflowHandle[]> {
    const reader = new ScriptedReader(script);
    const ref: ExtractionRef = { orgId: randomUUID(), workOrderId: randomUUID(), documentId: randomUUID() };
    this.readers.set(ref.documentId, reader);
    const workflowId = extractionWorkflowId(ref.documentId);
    const start = { workflowId, taskQueue, args: [ref] as [ExtractionRef] };
    const { signaledRunId } = await (meanwhile === 'handed over at once'
      ? this.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, { ...start, signal: handOverSignal })
      : this.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
          ...start,
          signal: extractionRequestedSignal,
          signalArgs: [{ attempt: 1 }],
        }));
    const first = this.client.workflow.getHandle(workflowId, signaledRunId, { followRuns: false });
    if (meanwhile !== 'nothing' && meanwhile !== 'handed over at once')
      await this.interfere(meanwhile, reader, this.client.workflow.getHandle(workflowId));
    const last = this.client.workflow.getHandle(workflowId);
    await last.result();
    // A run that its worker forgets may record its end once more; the real log knows it by its command.
    const reasons = [...new Set(reader.ends.map(({ reason }) => reason))];
    if (reasons.join() !== ends.join()) throw new Error(`${faultPoint}: ended with [${reasons.join()}], not [${ends.join()}]`);
    return meanwhile === 'requested again' ? [first, last] : [last];
  }

  private async interfere(
    how: Exclude<ExtractionScript['meanwhile'], 'nothing' | 'handed over at once'>,
    reader: ScriptedReader,
    handle: WorkflowHandle,
  ): Promise<void> {
    await reader.isHolding;
    if (how === 'cancelled') {
      const actor = { kind: 'person' as const, userId: randomUUID() };
      const request = { commandId: randomUUID(), actor, reason: 'withdrawn', issuedAt: '2026-03-02T01:00:00.000Z' };
      return handle.signal(cancelExtractionSignal, request);
    }
    if (how === 'handed over') await handle.signal(handOverSignal);
    else {
      reader.requestAgain();
      await handle.signal(extractionRequestedSignal, { attempt: 2 });
    }
    reader.release();
  }

  get logActivities(): ExtractionLogActivities {
    return {
      openAttempt: (ref) => this.readerOf(ref).logActivities.openAttempt(ref),
      recordFailed: (end) => this.readerOf(end).logActivities.recordFailed(end),
      recordModelFallback: (fallback) => this.readerOf(fallback).logActivities.recordModelFallback(fallback),
      recordCancelled: (end) => this.readerOf(end).logActivities.recordCancelled(end),
    };
  }

  get activities(): ExtractionActivities {
    return {
      prepareDocument: (attempt: Attempt) => this.readerOf(attempt).activities.prepareDocument(attempt),
      readPages: (batch) => this.readerOf(batch).activities.readPages(batch),
      understandDocument: (attempt: Attempt) => this.readerOf(attempt).activities.understandDocument(attempt),
    };
  }

  private readerOf({ documentId }: ExtractionRef): ScriptedReader {
    const reader = this.readers.get(documentId);
    if (!reader) throw new Error('no script has this document');
    return reader;
  }
}
