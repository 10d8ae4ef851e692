import { open } from 'node:fs/promises';

const TAIL_BYTES = 16_384;

/** A stack trace is for the log; what went wrong stands above it. */
const TRACE = /^\s+at |^Node\.js v\d|^\s*\^+\s*$/;

/**
 * Answers the last telling lines of a log, or none when there is no log. Long logs are not read whole, and the lines of
 * stack traces are left out.
 */
export async function lastTellingLines(file: string, count: number): Promise<string[]> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (handle === undefined) return [];
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !TRACE.test(line))
      .slice(-count);
  } finally {
    await handle.close();
  }
}
