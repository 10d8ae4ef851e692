import { randomUUID } from 'node:crypto';
import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { InMemoryLog } from '../testing/in-memory-log.js';
import { recordHistory, startTimeSkipping, withWorker } from '../testing/time-skipping.js';
import type { BulkActivities } from './activities.js';
import { BULK_WORKFLOW, bulkStreamId, bulkUpdate, bulkWorkflowId } from './messages.js';

const [ORG, USER] = [randomUUID(), randomUUID()];
const COUNT = 60;
const PORTION = 25;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

/** A step for sixty exports, with its log and those who take its commands. */
class TestBulk {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();
  readonly handed: number[] = [];
  /** Called before each portion. */
  before: (from: number) => Promise<void> = () => Promise.resolve();

  private envelope() {
    const commandId = randomUUID();
    const actor = { kind: 'person' as const, userId: USER };
    return { commandId, correlationId: commandId, orgId: ORG, bulkId: this.id, actor, issuedAt: '2026-03-14T02:00:00.000Z' };
  }

  ask(): BulkCommand {
    const wish = { step: 'retry' as const, reason: 'up again', cause: null, position: 9, items: 'a'.repeat(64), count: COUNT };
    return { type: 'request-bulk', ...this.envelope(), wish };
  }

  stop(): BulkCommand {
    return { type: 'stop-bulk', ...this.envelope() };
  }

  send(command: BulkCommand) {
    const args: [{ orgId: string; bulkId: string }] = [{ orgId: ORG, bulkId: this.id }];
    const options = { workflowId: bulkWorkflowId(this.id), taskQueue: this.id, args, workflowIdConflictPolicy: 'USE_EXISTING' as const };
    return environment.client.workflow.executeUpdateWithStart(bulkUpdate, {
      startWorkflowOperation: new WithStartWorkflowOperation(BULK_WORKFLOW, options),
      args: [command],
      updateId: command.commandId,
    });
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const handPortion: BulkActivities['handPortion'] = async ({ from }) => {
      await this.before(from);
      this.handed.push(from);
      return Array.from({ length: Math.min(PORTION, COUNT - from) }, (): BulkItemResult => ({ exportId: randomUUID(), problem: null }));
    };
    return withWorker(environment, this.id, { ...this.log.activities, handPortion }, work);
  }

  get result() {
    return environment.client.workflow.getHandle(bulkWorkflowId(this.id)).result();
  }

  get told() {
    return this.log
      .events(bulkStreamId(this.id))
      .map(({ type, data }) => ('results' in data ? `${type} ${(data.results as unknown[]).length}` : type).replace('bulk.', ''));
  }
}

describe('bulkWorkflow', () => {
  test('hands over some at a time until all are reached, and ends', async () => {
    const bulk = new TestBulk();
    await bulk.run(async () => {
      await bulk.send(bulk.ask());
      await bulk.result;
    });
    expect(bulk.handed).toEqual([0, 25, 50]);
    expect(bulk.told).toEqual(['requested', 'progressed 25', 'progressed 25', 'progressed 10', 'ended']);
    await recordHistory(environment, bulkWorkflowId(bulk.id), 'freight-bulk', 'done');
  });

  test('stopped by a person, it hands over no more than what was on its way', async () => {
    const bulk = new TestBulk();
    bulk.before = async (from) => {
      if (from === 25) await bulk.send(bulk.stop());
    };
    await bulk.run(async () => {
      await bulk.send(bulk.ask());
      await bulk.result;
    });
    expect(bulk.handed).toEqual([0, 25]);
    expect(bulk.told).toEqual(['requested', 'progressed 25', 'stop-asked', 'progressed 25', 'ended']);
    await recordHistory(environment, bulkWorkflowId(bulk.id), 'freight-bulk', 'stopped');
  });

  test('asked to hand over, it ends at its next step with what was told', async () => {
    const bulk = new TestBulk();
    bulk.before = async (from) => {
      if (from === 0) await environment.client.workflow.getHandle(bulkWorkflowId(bulk.id)).signal(handOverSignal);
    };
    await bulk.run(async () => {
      await bulk.send(bulk.ask());
      await bulk.result;
    });
    expect(bulk.told).toEqual(['requested', 'progressed 25']);
    await recordHistory(environment, bulkWorkflowId(bulk.id), 'freight-bulk', 'handed-over');
  });

  test('a run that begins in the middle goes on where its stream stands', async () => {
    const bulk = new TestBulk();
    const { wish } = bulk.ask() as Extract<BulkCommand, { type: 'request-bulk' }>;
    bulk.log.slip(bulkStreamId(bulk.id), { type: 'bulk.requested', data: { bulkId: bulk.id, ...wish } });
    const results = Array.from({ length: 40 }, () => ({ exportId: randomUUID(), problem: null }));
    bulk.log.slip(bulkStreamId(bulk.id), { type: 'bulk.progressed', data: { bulkId: bulk.id, from: 0, results } });
    await bulk.run(async () => {
      await environment.client.workflow.start(BULK_WORKFLOW, {
        workflowId: bulkWorkflowId(bulk.id),
        taskQueue: bulk.id,
        args: [{ orgId: ORG, bulkId: bulk.id }],
      });
      await bulk.result;
    });
    expect(bulk.handed).toEqual([40]);
  });
});
