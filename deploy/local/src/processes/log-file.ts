import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { outputLines } from './output-lines.js';

const LONGEST_READ = 65_536;

/** Answers where the end of a log is now: what is written later belongs to the process that is started next. */
export function endOfLog(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Answers the few lines that tell how a process ended: those from the last reason on, or else the last ones.
 * Only what was written after `from` counts, and the lines of stack traces are left out.
 */
export async function reasonLines(file: string, from: number, count: number): Promise<string[]> {
  const lines = outputLines(await readFrom(file, from));
  const reason = lines.findLastIndex((line) => line.isReason);
  const first = reason >= 0 ? reason : Math.max(0, lines.length - count);
  return lines.slice(first, first + count).map((line) => line.text);
}

async function readFrom(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(Math.min(from, size), size - LONGEST_READ);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
