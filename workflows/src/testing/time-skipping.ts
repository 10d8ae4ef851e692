import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the Temporal test server that skips time. */
    timeSkippingServer: string;
  }
}

const bundle = fileURLToPath(new URL('../../dist/bundle/workflows.js', import.meta.url));
const histories = new URL('../../histories/', import.meta.url);

Runtime.install({ logger: new DefaultLogger('ERROR') });

/** The SDK gives the server five seconds to answer; on a crowded machine Java may need more, and is there at the next try. */
const TRIES = 4;

/** A Temporal server whose clock jumps to the next timer. One per test file: time is global in it. */
export async function startTimeSkipping(): Promise<TestWorkflowEnvironment> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await TestWorkflowEnvironment.createTimeSkipping({
        server: { executable: { type: 'existing-path', path: inject('timeSkippingServer') } },
      });
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/** Runs `work` beside a worker for the queue, with the workflows as they are shipped. */
export async function withWorker<T>(
  environment: TestWorkflowEnvironment,
  taskQueue: string,
  activities: object,
  work: () => Promise<T>,
  options: { readonly maxCachedWorkflows?: number } = {},
): Promise<T> {
  const worker = await Worker.create({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: { codePath: bundle },
    activities,
    ...options,
  });
  return worker.runUntil(work());
}

/** With RECORD_HISTORIES=1, keeps a run's history among those that must replay for ever. */
export async function recordHistory(environment: TestWorkflowEnvironment, workflowId: string, folder: string, name: string): Promise<void> {
  if (process.env['RECORD_HISTORIES'] !== '1') return;
  const history = await environment.client.workflow.getHandle(workflowId).fetchHistory();
  await mkdir(new URL(`${folder}/`, histories), { recursive: true });
  const { historyToJSON } = await import('@temporalio/common/lib/proto-utils.js');
  // Stack traces name the folder of the checkout, which says nothing of the run.
  const json = historyToJSON(history).replaceAll(fileURLToPath(new URL('../../../', import.meta.url)), '');
  await writeFile(new URL(`${folder}/${name}.json`, histories), `${json}\n`);
}
