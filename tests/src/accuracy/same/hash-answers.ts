import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All answers of a folder as one hash, whatever time they took and in whatever order they name their fields: two readers with the same one say the same. */
export async function hashAnswers(folder: string): Promise<{ readonly answers: number; readonly hash: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of names) {
    const { elapsed_ms: _time, ...answer } = JSON.parse(await readFile(join(folder, name), 'utf8'), inOrder) as Record<string, unknown>;
    hash.update(`${name}\0${JSON.stringify(answer)}\0`);
  }
  return { answers: names.length, hash: hash.digest('hex') };
}

/** Objects with their names in alphabetic order, which says nothing. */
function inOrder(_name: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
}
