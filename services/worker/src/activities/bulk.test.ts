import { randomUUID } from 'node:crypto';
import type { BulkItem } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { BulkPortion } from '@tallyport/workflows/freight-bulk/activities';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { expect, test } from 'vitest';
import { bulkActivities } from './bulk.js';

const [orgId, bulkId, userId] = [randomUUID(), randomUUID(), randomUUID()];
const items: BulkItem[] = Array.from({ length: 30 }, (_, index) => ({
  exportId: randomUUID(),
  workOrderId: randomUUID(),
  kind: 'send',
  renewed: null,
  problem: index === 2 ? 'export.cannot-be-made' : null,
}));
const asked = {
  type: 'bulk.requested',
  schemaVersion: 1,
  streamId: `bulk/${bulkId}`,
  streamPosition: 1,
  recordedAt: '2026-03-14T02:00:00.000Z',
  metadata: { actor: { kind: 'person', userId } },
  data: { bulkId, step: 'retry', reason: 'up again', cause: null, position: 7, items: 'a'.repeat(64), count: 30 },
};

function handing(hand: (command: ExportCommand) => Promise<unknown>) {
  const store = { load: () => Promise.resolve([asked]) } as unknown as EventStore;
  const blobs = { read: () => Promise.resolve(Buffer.from(JSON.stringify(items))) };
  const { handPortion } = bulkActivities({ store, blobs, hand: (_kind, command) => hand(command) });
  return (from: number) =>
    new MockActivityEnvironment().run<[BulkPortion], readonly BulkItemResult[], typeof handPortion>(handPortion, { orgId, bulkId, from });
}

test('each export gets one command, some at once, and its result stands in the order of the list', async () => {
  const handed: ExportCommand[] = [];
  let [running, most] = [0, 0];
  const portion = handing(async (command) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    handed.push(command);
    if (command.exportId !== items[5]?.exportId) return;
    const failure = ApplicationFailure.nonRetryable('no', 'export.illegal-transition');
    throw new WorkflowUpdateFailedError('refused', failure);
  });
  const results = await portion(0);
  expect(results.map(({ exportId }) => exportId)).toEqual(items.slice(0, 25).map(({ exportId }) => exportId));
  expect(results.flatMap(({ problem }, index) => (problem === null ? [] : [[index, problem]]))).toEqual([
    [2, 'export.cannot-be-made'],
    [5, 'export.illegal-transition'],
  ]);
  expect(most).toBe(8);
  expect(handed.every(({ actor }) => actor.kind === 'person' && actor.userId === userId)).toBe(true);
  expect(handed).toMatchObject(handed.map(() => ({ type: 'retry-export', reason: 'up again', orgId })));
  expect(await portion(25)).toHaveLength(5);
});

test('handed over again after a crash, each export gets the same command', async () => {
  const ids: string[] = [];
  const portion = handing((command) => Promise.resolve(ids.push(command.commandId)));
  await portion(25);
  await portion(25);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(5);
});

test('where nobody answers, nothing is told, and it is tried again', async () => {
  await expect(handing(() => Promise.reject(new Error('Temporal does not answer')))(0)).rejects.toThrow('does not answer');
});
