import { randomUUID } from 'node:crypto';
import type { Attempt, ExtractionActivities, ExtractionLogActivities } from '@tallyport/workflows/document-extraction/activities';
import {
  cancelExtractionSignal,
  EXTRACTION_WORKFLOW,
  type ExtractionRef,
  extractionRequestedSignal,
  extractionWorkflowId,
} from '@tallyport/workflows/document-extraction/messages';
import { DOCUMENTS_QUEUE } from '@tallyport/workflows/task-queues';
import { InMemoryLog } from '@tallyport/workflows/testing/in-memory-log';
import { ScriptedReader } from '@tallyport/workflows/testing/scripted-reader';
import { WORK_ORDER_WORKFLOW, workOrderStreamId, workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { History } from '@temporalio/common/lib/proto-utils.js';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { ExtractionScript } from './extraction-scripts.js';
import { JobCommands, type JobStep } from './job-scripts.js';

const QUEUE = 'replay-corpus';

export interface RecordedHistory {
  readonly workflowId: string;
  readonly history: History;
}

/** Plays scripts with the workflows as they are shipped, and keeps the history of every run. */
export class Corpus {
  readonly histories: RecordedHistory[] = [];
  private readonly readers = new Map<string, ScriptedReader>();
  private readonly log = new InMemoryLog();

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    private readonly bundle: string,
  ) {}

  /** Runs `work` beside workers for both queues. */
  async withWorkers(work: () => Promise<void>): Promise<void> {
    const connection = this.environment.nativeConnection;
    const activities = { ...this.log.activities, ...this.logOfReaders };
    const workflows = await Worker.create({ connection, taskQueue: QUEUE, workflowBundle: { codePath: this.bundle }, activities });
    const documents = await Worker.create({
      connection,
      taskQueue: DOCUMENTS_QUEUE,
      activities: this.readings,
      maxHeartbeatThrottleInterval: 200,
    });
    await workflows.runUntil(() => documents.runUntil(work));
  }

  async playExtraction({ script, meanwhile }: ExtractionScript): Promise<void> {
    const reader = new ScriptedReader(script);
    const ref: ExtractionRef = { orgId: randomUUID(), workOrderId: randomUUID(), documentId: randomUUID() };
    this.readers.set(ref.documentId, reader);
    const started = await this.environment.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
      workflowId: extractionWorkflowId(ref.documentId),
      taskQueue: QUEUE,
      args: [ref],
      signal: extractionRequestedSignal,
      signalArgs: [{ attempt: 1 }],
    });
    const handle = this.environment.client.workflow.getHandle(started.workflowId);
    if (meanwhile !== 'nothing') await reader.isHolding;
    if (meanwhile === 'cancelled') {
      const actor = { kind: 'person' as const, userId: randomUUID() };
      await handle.signal(cancelExtractionSignal, {
        commandId: randomUUID(),
        actor,
        reason: 'withdrawn',
        issuedAt: '2026-03-02T01:00:00.000Z',
      });
    }
    if (meanwhile === 'requested-again') {
      reader.requestAgain();
      await handle.signal(extractionRequestedSignal, { attempt: 2 });
      reader.release();
    }
    await handle.result();
    await this.keep(started.workflowId, started.signaledRunId);
    if (meanwhile === 'requested-again') await this.keep(started.workflowId);
  }

  /** A job that goes on is cut off where it waits for the day to pass. */
  async playJob(steps: readonly JobStep[]): Promise<void> {
    const job = new JobCommands();
    const workflowId = workOrderWorkflowId(job.workOrderId);
    let last = job.receive();
    const send = async () => {
      const startWorkflowOperation = new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
        workflowId,
        taskQueue: QUEUE,
        args: [{ orgId: job.orgId, workOrderId: job.workOrderId }],
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
      const options = { startWorkflowOperation, args: [last] as [typeof last], updateId: randomUUID() };
      // A refusal is part of a job's life.
      await this.environment.client.workflow.executeUpdateWithStart(workOrderUpdate, options).catch(() => undefined);
    };
    await send();
    for (const step of steps) {
      if (step === 'slip') this.log.slip(workOrderStreamId(job.workOrderId), job.assigned());
      else {
        if (step !== 'again') last = job.of(step);
        await send();
      }
    }
    const handle = this.environment.client.workflow.getHandle(workflowId);
    // A job that has ended cannot be terminated, and need not be.
    await handle.terminate().catch(() => undefined);
    await this.keep(workflowId);
  }

  private async keep(workflowId: string, runId?: string): Promise<void> {
    const history = await this.environment.client.workflow.getHandle(workflowId, runId).fetchHistory();
    this.histories.push({ workflowId, history });
  }

  private readerOf({ documentId }: ExtractionRef): ScriptedReader {
    const reader = this.readers.get(documentId);
    if (!reader) throw new Error('no script has this document');
    return reader;
  }

  private get logOfReaders(): ExtractionLogActivities {
    return {
      openAttempt: (ref) => this.readerOf(ref).logActivities.openAttempt(ref),
      recordFailed: (end) => this.readerOf(end).logActivities.recordFailed(end),
      recordCancelled: (end) => this.readerOf(end).logActivities.recordCancelled(end),
    };
  }

  private get readings(): ExtractionActivities {
    return {
      prepareDocument: (attempt: Attempt) => this.readerOf(attempt).activities.prepareDocument(attempt),
      readPages: (batch) => this.readerOf(batch).activities.readPages(batch),
      understandDocument: (attempt: Attempt) => this.readerOf(attempt).activities.understandDocument(attempt),
    };
  }
}
