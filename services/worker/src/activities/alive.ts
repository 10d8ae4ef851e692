import { cancellationSignal, heartbeat } from '@temporalio/activity';

const SIGN_OF_LIFE_MS = 2_000;

/** Runs work that may wait for long, with a sign of life every two seconds, until it is cancelled. */
export async function alive<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const sign = setInterval(() => heartbeat(), SIGN_OF_LIFE_MS);
  try {
    return await work(cancellationSignal());
  } finally {
    clearInterval(sign);
  }
}
