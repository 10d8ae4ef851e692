import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { explainSystemError } from '@tallyport/runtime/explain-system-error';

/** A file to read, and the name under which its answer is written: its path within the folder that was given. */
export interface InputFile {
  readonly path: string;
  readonly name: string;
}

export interface Input {
  /** In a fixed order. */
  readonly files: readonly InputFile[];
  /** Of each path that is not there or closed a sentence, in the order of the paths given. */
  readonly missing: readonly string[];
}

/** Answers and notes that lie beside documents are not documents. */
const NOT_DOCUMENTS = /\.(?:json|md|tsv|csv|txt)$/i;

/** The documents among files and in folders; what cannot be looked into does not keep the rest from being found. */
export async function findInput(paths: readonly string[]): Promise<Input> {
  const found = await Promise.all(paths.map(inputAt));
  return { files: found.flatMap(({ files }) => files), missing: found.flatMap(({ missing }) => missing) };
}

/** What one path gives. */
async function inputAt(path: string): Promise<Input> {
  const missing: string[] = [];
  const noted = (closed: string) => (error: unknown) => {
    missing.push(whyMissing(closed, error));
    return [];
  };
  const files = await filesAt(path, noted).catch(noted(path));
  return { files, missing: missing.toSorted() };
}

type Noted = (path: string) => (error: unknown) => InputFile[];

async function filesAt(path: string, noted: Noted): Promise<InputFile[]> {
  if (!(await stat(path)).isDirectory()) return [{ path, name: basename(path) }];
  const files = await filesWithin(path, path, noted);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function filesWithin(folder: string, top: string, noted: Noted): Promise<InputFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return await filesWithin(path, top, noted).catch(noted(path));
    return entry.isFile() && !NOT_DOCUMENTS.test(entry.name) ? [{ path, name: relative(top, path) }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** What the system says of a path. Any other error is no matter of the path. */
function whyMissing(path: string, error: unknown): string {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return explainSystemError(error) ?? `${path} cannot be read.`;
}
