import type { Client } from '@temporalio/client';
import { ProblemError } from '../problems/problem-error.js';

/** A person waits: whoever does not answer by then is told to come back. */
const WAIT_MS = 5_000;
const COME_BACK_SECONDS = 2;
const CLOSE_WITHIN_MS = 6_000;

/** Temporal as the gateway calls it: each call for at most five seconds, connecting included. What comes later is not waited for. */
export class BoundedTemporal {
  private readonly running = new Set<Promise<unknown>>();

  constructor(private readonly client: Client) {}

  async call<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const answer = this.client.withDeadline(Date.now() + WAIT_MS, () => work(this.client));
    this.running.add(answer);
    // It may end, and fail, after nobody waits for it any more.
    answer.catch(() => undefined).finally(() => this.running.delete(answer));
    const limit = timeout(WAIT_MS);
    try {
      return await Promise.race([answer, limit.passed.then(() => Promise.reject(tookTooLong()))]);
    } finally {
      limit.cancel();
    }
  }

  /** Lets calls that are on their way end before the connection does: the client would try again on a closed one. */
  async close(): Promise<void> {
    const limit = timeout(CLOSE_WITHIN_MS);
    await Promise.race([Promise.allSettled(this.running), limit.passed]);
    limit.cancel();
    await this.client.connection.close();
  }
}

export function tookTooLong(cause?: unknown): ProblemError {
  return new ProblemError('unavailable', {}, COME_BACK_SECONDS, { cause });
}

function timeout(ms: number): { passed: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
