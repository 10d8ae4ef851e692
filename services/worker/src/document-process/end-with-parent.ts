import { Worker } from 'node:worker_threads';

/** How often the watching thread looks, in milliseconds. */
const EVERY = 1_000;

/**
 * Ends this process when its parent is gone, also in the midst of a file that never lets the main thread rest:
 * a thread of its own sees that the process was handed to another parent.
 */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  const watching = `
    const parent = process.ppid;
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${EVERY});
  `;
  new Worker(watching, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
