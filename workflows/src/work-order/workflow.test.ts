import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { TEST_USER, TestJob } from '../testing/test-job.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import { workOrderWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

describe('workOrderWorkflow', () => {
  test('records a job and each step of it', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      expect(await job.send(job.receive())).toEqual({ streamPosition: 1 });
      expect(await job.send(job.move('compile'))).toEqual({ streamPosition: 2 });
      expect(await job.send({ type: 'delete-work-order', ...job.envelope() })).toEqual({ streamPosition: 3 });
      await environment.client.workflow.getHandle(workOrderWorkflowId(job.id)).result();
    });
    expect(job.types).toEqual(['work-order.received', 'work-order.job-status-changed', 'work-order.deleted']);
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'received-moved-deleted');
  });

  test('a refusal names its problem and records nothing', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      await expect(job.send(job.move('lodged'))).rejects.toMatchObject({ cause: { type: 'work-order.illegal-transition' } });
      expect(await job.send(job.move('compile'))).toEqual({ streamPosition: 2 });
    });
    expect(job.types).toHaveLength(2);
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'refused-after-asking-the-log');
  });

  test('fault 102: the same command twice has one outcome, also in another run', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      const move = job.move('compile');
      await job.send(move);
      await job.send(job.move('available'));
      await environment.client.workflow.getHandle(workOrderWorkflowId(job.id)).terminate();
      expect(await job.send(move)).toEqual({ streamPosition: 2 });
    });
    expect(job.types).toHaveLength(3);
  });

  test('on a conflict the log wins and the command is decided once more', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      job.log.slip(job.stream, {
        type: 'work-order.assigned',
        data: { workOrderId: job.id, role: 'broker', previous: null, next: TEST_USER },
      });
      expect(await job.send(job.move('compile'))).toEqual({ streamPosition: 3 });
    });
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'conflict-looked-up-again');
  });

  test('goes on from the log after a task that died between its append and its end', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      const move = job.move('compile');
      job.log.slip(
        job.stream,
        {
          type: 'work-order.job-status-changed',
          data: { workOrderId: job.id, from: 'received', to: 'compile', reason: null, byHand: false },
        },
        move.commandId,
      );
      expect(await job.send(move)).toEqual({ streamPosition: 2 });
      // From "received" this would be refused, and the way back would have nothing to do.
      expect(await job.send(job.move('available'))).toEqual({ streamPosition: 3 });
      expect(await job.send(job.move('compile', 'an invoice is missing'))).toEqual({ streamPosition: 4 });
    });
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'recorded-by-a-task-that-died');
  });

  test('a refusal is what the log gives reason for, not what the run remembers', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      job.log.slip(job.stream, {
        type: 'work-order.job-status-changed',
        data: { workOrderId: job.id, from: 'received', to: 'compile', reason: null, byHand: false },
      });
      expect(await job.send(job.move('available'))).toEqual({ streamPosition: 3 });
      expect(await job.send(job.move('compile', 'an invoice is missing'))).toEqual({ streamPosition: 4 });
    });
  });

  test('commands that arrive together are decided one after the other', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      const moves = await Promise.allSettled(Array.from({ length: 8 }, () => job.send(job.move('compile'))));
      expect(moves.every((move) => move.status === 'fulfilled' && move.value.streamPosition === 2)).toBe(true);
    });
    expect(job.types).toHaveLength(2);
  });

  test('ends after a day without a command and comes back on its stream', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      const handle = environment.client.workflow.getHandle(workOrderWorkflowId(job.id));
      await handle.result();
      await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'idle-for-a-day');
      expect(await job.send(job.move('compile'))).toEqual({ streamPosition: 2 });
    });
    expect(job.log.loads).toBe(2);
  });

  test('handed over, the run ends once its commands are answered, and the next command begins another', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      await job.send(job.receive());
      const handle = environment.client.workflow.getHandle(workOrderWorkflowId(job.id));
      const [moved] = await Promise.all([job.send(job.move('compile')), handle.signal(handOverSignal)]);
      await handle.result();
      expect(moved).toEqual({ streamPosition: 2 });
      await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'handed-over');
      expect(await job.send(job.move('available'))).toEqual({ streamPosition: 3 });
    });
    expect(job.types).toHaveLength(3);
  });

  test('P6: a whole life with 20 documents stays in one run', async () => {
    const job = new TestJob(environment);
    await job.run(async () => {
      for (const command of job.life()) await job.send(command);
      const handle = environment.client.workflow.getHandle(workOrderWorkflowId(job.id));
      await handle.signal(handOverSignal);
      await handle.result();
      expect((await handle.fetchHistory()).events?.length).toBeLessThanOrEqual(400);
    });
    expect(job.types).toHaveLength(job.life().length);
    expect(job.log.loads).toBe(1);
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'whole-life-20-documents');
  });

  test('what was lodged by hand goes back to accepted, and only then may the job be deleted', async () => {
    const job = new TestJob(environment);
    const remove = (): WorkOrderCommand => ({ type: 'delete-work-order', ...job.envelope() });
    await job.run(async () => {
      await job.send(job.receive());
      for (const status of ['compile', 'available', 'accepted'] as const) await job.send(job.move(status));
      await job.send(job.move('lodged', 'lodged by hand'));
      await expect(job.send(remove())).rejects.toMatchObject({ cause: { type: 'work-order.lodged' } });
      expect(await job.send(job.move('accepted', 'a mistake'))).toEqual({ streamPosition: 6 });
      await job.send(remove());
      await environment.client.workflow.getHandle(workOrderWorkflowId(job.id)).result();
    });
    await recordHistory(environment, workOrderWorkflowId(job.id), 'work-order', 'lodged-and-taken-back');
  });

  test('fault 44: a run that no worker remembers goes on from its history alone', async () => {
    const job = new TestJob(environment);
    await job.run(
      async () => {
        await job.send(job.receive());
        await job.send(job.move('compile'));
        expect(await job.send(job.move('available'))).toEqual({ streamPosition: 3 });
      },
      { maxCachedWorkflows: 0 },
    );
    expect(job.log.loads).toBe(1);
  });
});
