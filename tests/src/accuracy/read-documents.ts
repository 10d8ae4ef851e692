import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunOptions } from '@tallyport/reading/stage';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { findInput } from '@tallyport/worker/extract-cli/find-input';
import { readingVersions } from '@tallyport/worker/extraction/reading-versions';
import { disguised, saidIn } from './calibrate/disguise.js';
import { PageReader } from './page-reader.js';
import { readPrint } from './read-print.js';
import { readGold } from './score/answer.js';

/** Nobody waits for a page here, and the machine may be busy, in milliseconds. */
const PATIENCE = 240_000;

export interface ReadingOptions extends RunOptions {
  /** Where the pages of each file are kept for the next time. */
  readonly pages: string;
  /** Says nothing of a file that cannot be read. */
  readonly isSilent?: boolean;
  /** Labels and heads are disguised by this seed before anything is read. */
  readonly disguise?: string | undefined;
}

/** Reads all documents of a folder as the product does, and writes the answers into another folder. */
export async function readDocuments(
  documents: string,
  answers: string,
  { pages, isSilent = false, disguise, ...run }: ReadingOptions,
): Promise<void> {
  const reader = await openDocumentReader({ mostTime: PATIENCE });
  try {
    const { pages: version } = await readingVersions(reader);
    const pageReader = new PageReader(reader, join(pages, version));
    for (const { path, name } of (await findInput([documents])).files) {
      const started = performance.now();
      const document = await pageReader.read(path);
      if ('kind' in document) {
        if (!isSilent) console.error(`${name}: ${document.sentence}`);
        continue;
      }
      const paper = disguise === undefined ? document : disguised(document, saidIn(await readGold(`${path}.gold.json`)), disguise);
      const answer = answerOf(readPrint(paper, run), Math.round(performance.now() - started));
      const target = join(answers, `${name}.json`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, `${JSON.stringify(answer, null, 2)}\n`);
    }
  } finally {
    await reader.close();
  }
}
