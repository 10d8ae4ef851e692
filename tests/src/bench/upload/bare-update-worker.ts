import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, NativeConnection, Worker } from '@temporalio/worker';

/** `bare-update-worker ADDRESS NAMESPACE QUEUE`: a worker with one workflow that does nothing but answer updates, in a process of its own as ours is. */
async function main([address = '', namespace = '', taskQueue = '']: readonly string[]): Promise<void> {
  const workflowsPath = fileURLToPath(new URL('./bare-update-workflow.js', import.meta.url));
  const connection = await NativeConnection.connect({ address });
  const worker = await Worker.create({ connection, namespace, taskQueue, workflowBundle: await bundleWorkflowCode({ workflowsPath }) });
  await worker.run();
  await connection.close();
}

await main(process.argv.slice(2));
