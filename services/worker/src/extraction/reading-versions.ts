import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Part of the key of every stored artefact: what another build made is made anew, so that no reading is mixed from two. */
export interface ReadingVersions {
  /** Of what reads pages: its code, the packages that it stands on, and whether the models for scans are there. */
  readonly pages: string;
  /** Of what makes values of pages, these included. */
  readonly values: string;
}

const WORKER = join(import.meta.dirname, '..');
const PAGES = [join(WORKER, 'document-process'), join(WORKER, 'xml'), join(WORKER, 'adapters', 'document-reader')];
/** Where other rooms are built. */
const roomOf = (module: string): string => dirname(createRequire(import.meta.url).resolve(module));

/** The versions of the build that runs, by the content of its files. Two machines with one build have the same. */
export async function readingVersions({ hasModels }: { readonly hasModels: boolean }): Promise<ReadingVersions> {
  const { dependencies } = JSON.parse(await readFile(join(WORKER, '..', 'package.json'), 'utf8')) as { dependencies: unknown };
  const pages = await buildHash(PAGES, JSON.stringify([dependencies, hasModels]));
  const rooms = [roomOf('@tallyport/reading/extract'), roomOf('@tallyport/domain/decider')];
  return { pages, values: await buildHash([join(WORKER, 'extraction'), ...rooms], pages) };
}

/** A hash of the programs in some folders, and of what else they depend on. Tests, types and maps say nothing of what a program does. */
export async function buildHash(folders: readonly string[], besides: string): Promise<string> {
  const hash = createHash('sha256').update(besides);
  for (const folder of folders) {
    for (const path of (await programsIn(folder)).toSorted()) hash.update(`\0${path}\0`).update(await readFile(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function programsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:js|ts|json)$/.test(entry.name) && !/\.(?:test|d)\.[jt]s$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').includes('testing'));
}
