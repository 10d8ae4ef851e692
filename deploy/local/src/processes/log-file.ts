import { open } from 'node:fs/promises';

const TAIL_BYTES = 16_384;

/** Answers the last lines of a log, or none when there is no log. Long logs are not read whole. */
export async function lastLines(file: string, count: number): Promise<string[]> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (handle === undefined) return [];
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-count);
  } finally {
    await handle.close();
  }
}
