import { randomUUID } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { TestJob } from '../testing/test-job.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import { WORK_ORDER_WORKFLOW, workOrderWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

test('a command that the gateway did not seal is refused before it is decided', async () => {
  const job = new TestJob(environment);
  await job.run(async () => {
    await job.send(job.receive());
    job.log.forged.add('update command');
    await expect(job.send(job.move('compile'))).rejects.toMatchObject({ cause: { type: 'message-not-genuine' } });
    job.log.forged.clear();
    expect(await job.send(job.move('compile'))).toEqual({ streamPosition: 2 });
  });
  expect(job.types).toHaveLength(2);
  await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'forged-command');
});

test('a run that somebody else began fails at once, and the next one serves the job', async () => {
  const job = new TestJob(environment);
  await job.run(async () => {
    job.log.forged.add(`start ${WORK_ORDER_WORKFLOW}`);
    const handle = await environment.client.workflow.start(WORK_ORDER_WORKFLOW, {
      workflowId: workOrderWorkflowId(job.id),
      taskQueue: job.id,
      args: [{ orgId: randomUUID(), workOrderId: job.id }],
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'message-not-genuine' } });
    job.log.forged.clear();
    expect(await job.send(job.receive())).toEqual({ streamPosition: 1 });
  });
});

test('a hand-over that nobody sealed ends no run', async () => {
  const job = new TestJob(environment);
  await job.run(async () => {
    await job.send(job.receive());
    const handle = environment.client.workflow.getHandle(workOrderWorkflowId(job.id));
    const { runId } = await handle.describe();
    job.log.forged.add('signal hand-over');
    await handle.signal(handOverSignal);
    await job.send(job.move('compile'));
    expect(await handle.describe()).toMatchObject({ runId, status: { name: 'RUNNING' } });
  });
});
