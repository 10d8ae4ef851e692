import type { Client } from '@temporalio/client';
import { ProblemError } from '../problems/problem-error.js';

/** A person waits: whoever does not answer by then is told to come back. */
const WAIT_MS = 5_000;
const COME_BACK_SECONDS = 2;

/** Runs a call of Temporal for at most five seconds, connecting included. What comes later is not waited for. */
export async function bounded<T>(client: Client, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tookTooLong()), WAIT_MS);
  });
  const answer = client.withDeadline(Date.now() + WAIT_MS, call);
  // It may fail after nobody waits for it any more.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export function tookTooLong(cause?: unknown): ProblemError {
  return new ProblemError('unavailable', {}, COME_BACK_SECONDS, { cause });
}
