import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readWordList } from '@tallyport/domain/classification/read-word-list';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';

const STARTER = new URL('../../../tariff/starter/', import.meta.url);

/** Our own words for every chapter, as they came with this version of the product. */
export interface Starter {
  readonly entries: readonly TariffEntry[];
  /** Of all lists together: another one is another version. */
  readonly sha256: string;
}

export async function readStarter(): Promise<Starter> {
  const names = (await readdir(fileURLToPath(STARTER))).filter((name) => name.endsWith('.txt')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, STARTER), 'utf8')));
  return { entries: texts.flatMap(readWordList), sha256: createHash('sha256').update(texts.join('\n')).digest('hex') };
}
