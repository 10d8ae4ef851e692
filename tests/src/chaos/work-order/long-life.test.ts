import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import { sized } from '@tallyport/event-store/testing/run-size';
import { startTemporal, type TestTemporal } from '@tallyport/local/test-engines';
import { InMemoryLog } from '@tallyport/workflows/testing/in-memory-log';
import { WORK_ORDER_WORKFLOW, workOrderStreamId, workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { Client, Connection, WithStartWorkflowOperation } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Updates that Temporal takes in one run: its own number in the long run, a tenth of it in the short one. */
const UPDATES_OF_A_RUN = sized({ short: 200, long: 2_000 });
/** It suggests a new run at nine tenths of them. */
const COMMANDS = UPDATES_OF_A_RUN * 0.96;
const AT_ONCE = 8;
const HISTORY_LIMIT = 10_240;

const orgId = randomUUID();
const workOrderId = randomUUID();
const userId = randomUUID();
const log = new InMemoryLog();
let temporal: TestTemporal;

beforeAll(async () => {
  temporal = await startTemporal({ settings: [`history.maxTotalUpdates=${UPDATES_OF_A_RUN}`] });
}, 60_000);
afterAll(() => temporal.stop());

const envelope = () => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  orgId,
  workOrderId,
  actor: { kind: 'person' as const, userId },
  standing: { role: 'broker' as const, capacities: [], hasLicence: true },
  issuedAt: new Date().toISOString(),
});

const receive = (): WorkOrderCommand => ({
  type: 'receive-work-order',
  ...envelope(),
  code: 'SYD-000001',
  jobStatus: 'received',
  names: {},
  details: unknownShipment(randomUUID()),
});

/** Gives the job to somebody new: always something to record, whatever order the commands arrive in. */
const assign = (): WorkOrderCommand => ({ type: 'assign-work-order', ...envelope(), role: 'compiler', assigneeId: randomUUID() });

test('fault 41: a job with a very long life goes on in a new run, and no command is lost', async () => {
  const connection = await Connection.connect({ address: temporal.address });
  const native = await NativeConnection.connect({ address: temporal.address });
  const client = new Client({ connection, namespace: temporal.namespace });
  const worker = await Worker.create({
    connection: native,
    namespace: temporal.namespace,
    taskQueue: 'workflows',
    workflowBundle: { codePath: fileURLToPath(import.meta.resolve('@tallyport/workflows/bundle')) },
    activities: log.activities,
  });
  const send = (command: WorkOrderCommand) =>
    client.workflow.executeUpdateWithStart(workOrderUpdate, {
      startWorkflowOperation: new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
        workflowId: workOrderWorkflowId(workOrderId),
        taskQueue: 'workflows',
        args: [{ orgId, workOrderId }],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
      args: [command],
      updateId: command.commandId,
    });
  const describe = () => client.workflow.getHandle(workOrderWorkflowId(workOrderId)).describe();

  await worker.runUntil(async () => {
    await send(receive());
    const firstRun = (await describe()).runId;
    for (let sent = 0; sent < COMMANDS; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, assign);
      await Promise.all(batch.map((command) => untilTaken(() => send(command))));
    }
    const now = await describe();
    expect(now.runId).not.toBe(firstRun);
    expect(now.historyLength).toBeLessThan(HISTORY_LIMIT);
  });
  const events = log.events(workOrderStreamId(workOrderId));
  expect(events).toHaveLength(1 + COMMANDS);
  await Promise.all([native.close(), connection.close()]);
}, 180_000);

/** A command that arrives in the moment between two runs is sent again, as the gateway's caller does; its id makes that harmless. */
async function untilTaken<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}
