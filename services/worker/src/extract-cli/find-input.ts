import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** A file to read, and the name under which its answer is written: its path within the folder that was given. */
export interface InputFile {
  readonly path: string;
  readonly name: string;
}

/** Answers and notes that lie beside documents are not documents. */
const NOT_DOCUMENTS = /\.(?:json|md|tsv|csv|txt)$/i;

/** The documents among files and in folders, in a fixed order. */
export async function findInput(paths: readonly string[]): Promise<InputFile[]> {
  const found = await Promise.all(
    paths.map(async (path) => ((await stat(path)).isDirectory() ? filesWithin(path) : [{ path, name: basename(path) }])),
  );
  return found.flat();
}

async function filesWithin(folder: string): Promise<InputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !NOT_DOCUMENTS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
