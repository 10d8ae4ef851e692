import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, ListClient } from './list-client.js';
import { onScheduleUntil } from './open-loop.js';

/** Asks on a schedule from the first message to the next, and answers that one with what each request took. */
const { perSecond, ...asked } = workerData as Asked & { readonly perSecond: number };
const client = new ListClient(asked);
let isOver = true;

parentPort?.on('message', () => {
  isOver = !isOver;
  if (isOver) return;
  void onScheduleUntil(
    perSecond,
    () => isOver,
    async () => void (await client.ask()),
  ).then(
    (latencies) => parentPort?.postMessage({ latencies }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
