import { readFileSync, truncateSync } from 'node:fs';

/** What a file holds, one JSON value a line. A last line that was cut by a crash did not happen, and is taken away so that the next one is whole. */
export function linesOf(file: string): unknown[] {
  const text = textOf(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
