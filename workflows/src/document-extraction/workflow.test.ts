import { randomUUID } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { ScriptedReader } from '../testing/scripted-reader.js';
import { recordHistory, startTimeSkipping, withWorker } from '../testing/time-skipping.js';
import { cancelExtractionSignal, EXTRACTION_WORKFLOW, extractionRequestedSignal, extractionWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

/** Reads one document as the script says, to the end of the workflow, and leaves no run behind. */
async function extract(
  reader: ScriptedReader,
  meanwhile: (documentId: string) => Promise<unknown> = () => Promise.resolve(),
  documentId: string = randomUUID(),
): Promise<string> {
  const ref = { orgId: randomUUID(), workOrderId: randomUUID(), documentId };
  const workflowId = extractionWorkflowId(ref.documentId);
  await withWorker(environment, ref.documentId, reader.logActivities, () =>
    reader.withDocumentsWorker(environment, async () => {
      const handle = await environment.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
        workflowId,
        taskQueue: ref.documentId,
        args: [ref],
        signal: extractionRequestedSignal,
        signalArgs: [{ attempt: 1 }],
      });
      await meanwhile(ref.documentId);
      await environment.client.workflow.getHandle(handle.workflowId).result();
    }),
  );
  return workflowId;
}

describe('extractionWorkflow', () => {
  test('reads every page, batch after batch, and then understands the document', async () => {
    const reader = new ScriptedReader({ pages: 20, pagesPerBatch: 20 });
    const workflowId = await extract(reader);
    expect(reader.done).toEqual(['prepare', 'pages 1-20', 'understand']);
    await recordHistory(environment, workflowId, 'document-extraction', 'born-digital-20-pages');
  });

  test('P6: a born-digital document of 20 pages needs at most 40 history events and 32 KB', async () => {
    const workflowId = await extract(new ScriptedReader({ pages: 20, pagesPerBatch: 20 }));
    const history = await environment.client.workflow.getHandle(workflowId).fetchHistory();
    expect(history.events?.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(history).length).toBeLessThanOrEqual(32_000);
  });

  test('P6: a scan adds at most six events per batch', async () => {
    const lengths = [];
    for (const pagesPerBatch of [12, 2]) {
      const workflowId = await extract(new ScriptedReader({ pages: 12, pagesPerBatch }));
      const history = await environment.client.workflow.getHandle(workflowId).fetchHistory();
      lengths.push(history.events?.length ?? 0);
      await recordHistory(environment, workflowId, 'document-extraction', `scan-batches-of-${pagesPerBatch}`);
    }
    const [one = 0, six = 0] = lengths;
    expect(six - one).toBeLessThanOrEqual(5 * 6);
  });

  test('an unreadable document is an outcome and becomes an event', async () => {
    const reader = new ScriptedReader({
      pages: 2,
      pagesPerBatch: 2,
      unreadable: { step: 'processing', reason: 'password', message: 'The file asks for a password.' },
    });
    const workflowId = await extract(reader);
    expect(reader.ends).toEqual([{ kind: 'failed', step: 'processing', reason: 'password' }]);
    await recordHistory(environment, workflowId, 'document-extraction', 'asks-for-a-password');
  });

  test('fault 42: ten minutes of reading are the limit, and the limit is told', async () => {
    const reader = new ScriptedReader({ pages: 20, pagesPerBatch: 1, ranMsPerBatch: 55_000 });
    await extract(reader);
    expect(reader.ends).toEqual([{ kind: 'failed', step: null, reason: 'timeout' }]);
    expect(reader.done.filter((entry) => entry.startsWith('pages')).length).toBeLessThan(12);
  });

  test('a reader that fails three times ends the attempt with a reason', async () => {
    const reader = new ScriptedReader({ pages: 2, pagesPerBatch: 2, fails: { at: 1, times: 3 } });
    const workflowId = await extract(reader);
    expect(reader.ends).toEqual([{ kind: 'failed', step: null, reason: 'reader-fault' }]);
    await recordHistory(environment, workflowId, 'document-extraction', 'reader-failed-three-times');
  });

  test('fault 11: a reader that fails once is asked again', async () => {
    const reader = new ScriptedReader({ pages: 2, pagesPerBatch: 2, fails: { at: 1, times: 1 } });
    await extract(reader);
    expect(reader.done).toEqual(['prepare', 'pages 1-2', 'understand']);
    expect(reader.ends).toEqual([]);
  });

  test('fault 43: cancelling stops the reading at once and is recorded', async () => {
    const reader = new ScriptedReader({ pages: 4, pagesPerBatch: 1, holdAt: 2 });
    const workflowId = await extract(reader, async (documentId) => {
      await reader.isHolding;
      await environment.client.workflow.getHandle(extractionWorkflowId(documentId)).signal(cancelExtractionSignal, {
        commandId: randomUUID(),
        actor: { kind: 'person', userId: randomUUID() },
        reason: 'work-order-deleted',
        issuedAt: '2026-03-02T01:00:00.000Z',
      });
    });
    expect(reader.ends).toEqual([{ kind: 'cancelled', reason: 'work-order-deleted' }]);
    expect(reader.done).toEqual(['prepare', 'pages 1-1']);
    await recordHistory(environment, workflowId, 'document-extraction', 'cancelled-while-reading');
  });

  test('a newer attempt that arrives meanwhile is read by the next run', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, holdAt: 1 });
    await extract(reader, async (documentId) => {
      await reader.isHolding;
      reader.requestAgain();
      await environment.client.workflow.getHandle(extractionWorkflowId(documentId)).signal(extractionRequestedSignal, { attempt: 2 });
      reader.release();
    });
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'understand', 'prepare', 'pages 1-1', 'understand']);
  });

  test('handed over, the run ends after the stage that is under way, and another goes on with the attempt', async () => {
    const reader = new ScriptedReader({ pages: 3, pagesPerBatch: 1, holdAt: 2 });
    const documentId = randomUUID();
    const workflowId = await extract(
      reader,
      async () => {
        await reader.isHolding;
        await environment.client.workflow.getHandle(extractionWorkflowId(documentId)).signal(handOverSignal);
        await reader.releaseAfter(handOverSignal);
      },
      documentId,
    );
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'pages 2-2']);
    expect(reader.ends).toEqual([]);
    await recordHistory(environment, workflowId, 'document-extraction', 'handed-over-while-reading');
    await extract(reader, undefined, documentId);
    expect(reader.done.slice(3)).toEqual(['prepare', 'pages 1-1', 'pages 2-2', 'pages 3-3', 'understand']);
  });

  test('a run that was just handed over still ends a reading that somebody cancels', async () => {
    const reader = new ScriptedReader({ pages: 2, pagesPerBatch: 1, holdAt: 1 });
    await extract(reader, async (documentId) => {
      const handle = environment.client.workflow.getHandle(extractionWorkflowId(documentId));
      await reader.isHolding;
      await handle.signal(handOverSignal);
      await handle.signal(cancelExtractionSignal, {
        commandId: randomUUID(),
        actor: { kind: 'person', userId: randomUUID() },
        reason: 'person',
        issuedAt: '2026-03-02T01:00:00.000Z',
      });
    });
    expect(reader.ends).toEqual([{ kind: 'cancelled', reason: 'person' }]);
  });

  test('a model that is configured is asked every question before the document is understood', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, model: { questions: 2 } });
    const workflowId = await extract(reader);
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'analyze', 'ask 0', 'ask 1', 'understand']);
    expect(reader.fallbacks).toEqual([]);
    await recordHistory(environment, workflowId, 'document-extraction', 'model-asked-twice');
  });

  test.each([
    ['rate-limited', 'rate-limited'],
    ['something else', 'adapter-fault'],
  ])('a model that gives no answer (%s) is not asked further, and the document is read without it', async (failsWith, reason) => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, model: { questions: 3, silentFrom: 1, failsWith } });
    const workflowId = await extract(reader);
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'analyze', 'ask 0', 'understand']);
    expect(reader.fallbacks).toEqual([{ question: 1, reason }]);
    expect(reader.ends).toEqual([]);
    if (reason === 'rate-limited') await recordHistory(environment, workflowId, 'document-extraction', 'model-gives-no-answer');
  });

  test('a model that takes all the time there is does not take that in which the reading is finished', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, model: { questions: 9, ranMs: 600_000 } });
    const workflowId = await extract(reader);
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'analyze', 'ask 0', 'understand']);
    expect(reader.fallbacks).toEqual([{ question: 1, reason: 'timeout' }]);
    const { events } = await environment.client.workflow.getHandle(workflowId).fetchHistory();
    const scheduled = events?.flatMap(({ activityTaskScheduledEventAttributes }) => activityTaskScheduledEventAttributes ?? []);
    expect(scheduled?.at(-1)?.activityType?.name).toBe('understandDocument');
    expect(Number(scheduled?.at(-1)?.startToCloseTimeout?.seconds)).toBe(60);
    await recordHistory(environment, workflowId, 'document-extraction', 'model-takes-all-the-time');
  });

  test('handed over before the model is asked, the run asks nothing and leaves the rest to another', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, holdAt: 'understand', model: { questions: 2 } });
    const workflowId = await extract(reader, async (documentId) => {
      await reader.isHolding;
      await environment.client.workflow.getHandle(extractionWorkflowId(documentId)).signal(handOverSignal);
      await reader.releaseAfter(handOverSignal);
    });
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'analyze']);
    expect(reader.ends).toEqual([]);
    await recordHistory(environment, workflowId, 'document-extraction', 'handed-over-before-the-model');
  });

  test('a stream without an open attempt leaves nothing to do', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, isOpen: false });
    await extract(reader);
    expect(reader.done).toEqual([]);
  });

  test('a cancellation that nobody sealed stops nothing', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, holdAt: 1 });
    reader.forged.add('signal cancel');
    const workflowId = await extract(reader, async (documentId) => {
      await reader.isHolding;
      const request = { commandId: randomUUID(), actor: { kind: 'person' as const, userId: randomUUID() }, reason: 'person', issuedAt: '' };
      await environment.client.workflow.getHandle(extractionWorkflowId(documentId)).signal(cancelExtractionSignal, request);
      reader.release();
    });
    expect(reader.done.at(-1)).toBe('understand');
    expect(reader.ends).toEqual([]);
    await recordHistory(environment, workflowId, 'document-extraction', 'forged-cancellation');
  });

  test('a cancellation of the attempt that waits behind this one ends that one, and lets this one be read', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, holdAt: 1 });
    await extract(reader, async (documentId) => {
      await reader.isHolding;
      const handle = environment.client.workflow.getHandle(extractionWorkflowId(documentId));
      reader.requestAgain();
      await handle.signal(extractionRequestedSignal, { attempt: 2 });
      const request = { commandId: randomUUID(), actor: { kind: 'person' as const, userId: randomUUID() }, reason: 'person', issuedAt: '' };
      await handle.signal(cancelExtractionSignal, { ...request, attempt: 2 });
      reader.release();
    });
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'understand']);
    expect(reader.ends).toEqual([{ kind: 'cancelled', reason: 'person' }]);
  });

  test('a cancellation that comes after its attempt has ended does not end the next one', async () => {
    const reader = new ScriptedReader({ pages: 1, pagesPerBatch: 1, holdAt: 1 });
    await extract(reader, async (documentId) => {
      await reader.isHolding;
      const request = { commandId: randomUUID(), actor: { kind: 'person' as const, userId: randomUUID() }, reason: 'person', issuedAt: '' };
      await environment.client.workflow
        .getHandle(extractionWorkflowId(documentId))
        .signal(cancelExtractionSignal, { ...request, attempt: 0 });
      reader.release();
    });
    expect(reader.ends).toEqual([]);
  });
});
