import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All answers of a folder as one hash, whatever time they took: two readers with the same one say the same, byte for byte. */
export async function hashAnswers(folder: string): Promise<{ readonly answers: number; readonly hash: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of names) {
    const { elapsed_ms: _time, ...answer } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;
    hash.update(`${name}\0${JSON.stringify(answer)}\0`);
  }
  return { answers: names.length, hash: hash.digest('hex') };
}
