import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument } from '@tallyport/reading/document-model';
import { refuseUnopened } from '@tallyport/worker/extract-cli/refuse-unopened';
import { pageFile } from '../page-reader.js';
import { type GoldFile, readGold } from '../score/answer.js';

/** What the ranker may learn from: generated papers that people may look at, and real ones that were opened. Judging sets are none of them. */
export const TRAINING_SETS = ['develop', 'tuned', 'fresh', 'trade', 'samples', 'opened'] as const;
/** The tagger learns from the papers of imaginary issuers, too. */
export const TAGGED_SETS = [...TRAINING_SETS, 'specimens'] as const;
export type TrainingSet = (typeof TAGGED_SETS)[number];

/** A paper to learn from: its pages, and what is right of it. */
export interface TrainingPaper {
  readonly set: TrainingSet;
  readonly name: string;
  readonly gold: GoldFile;
  readonly pages: ReadDocument;
}

const GOLD = '.gold.json';

/** Throws for a set that judges: nothing is learnt from it. */
export function trainingSet(name: string): TrainingSet {
  const set = TAGGED_SETS.find((known) => known === name);
  if (set === undefined) throw new Error(`Nothing is learnt from the set ${name}: only from ${TAGGED_SETS.join(', ')}.`);
  return set;
}

/** The papers of a set that `bench:accuracy -- --keep FOLDER` left in a folder, with the pages that were read of them. */
export async function* trainingPapers(folder: string, name: string): AsyncGenerator<TrainingPaper> {
  const set = trainingSet(name);
  const documents = join(folder, set, 'documents');
  if (!existsSync(documents))
    throw new Error(`There are no papers of ${set} in ${folder}: npm run bench:accuracy -- --set ${set} --keep ${folder} --worst 0`);
  const entries = await readdir(documents, { recursive: true });
  for (const entry of entries.filter((file) => file.endsWith(GOLD)).sort()) {
    const name = entry.slice(0, -GOLD.length);
    const bytes = await readFile(join(documents, name)).catch(() => null);
    if (bytes === null) continue;
    refuseUnopened(bytes);
    const pages = await pageFile(join(folder, set, 'pages'), bytes);
    if (pages !== null) yield { set, name, gold: await readGold(join(documents, entry)), pages };
  }
}
