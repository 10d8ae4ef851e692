import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractDocument } from '@tallyport/reading/extract';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { findInput } from '@tallyport/worker/extract-cli/find-input';
import { readWholeFile } from '@tallyport/worker/extract-cli/read-whole-file';
import { Press } from '../../accuracy/generator/print/press.js';
import { writeDocuments } from '../../accuracy/generator/write-documents.js';
import { Answer, readGold } from '../../accuracy/score/answer.js';
import { type DocumentScore, scoreDocument } from '../../accuracy/score/score-document.js';
import { printedLines } from './printed-lines.js';
import { readByPatterns } from './regex-reader.js';

/** One paper read by the product and by regular expressions over the same words. */
export interface ReadTwice {
  readonly ours: DocumentScore;
  readonly bare: DocumentScore;
}

/** Makes papers with a text layer in layouts that no reader was developed on, and reads each of them twice. */
export async function readPapers(count: number, say: (progress: string) => void): Promise<ReadTwice[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-papers-'));
  const reader = await openDocumentReader();
  try {
    await printPapers(count, folder);
    const { files: papers } = await findInput([folder]);
    say(`${papers.length} papers`);
    const scores: ReadTwice[] = [];
    for (const { path, name } of papers) {
      const [gold, document] = [await readGold(`${path}.gold.json`), await readWholeFile(reader, path)];
      if ('kind' in document) throw new Error(`${name}: ${document.sentence}`);
      const answer = Answer.parse(answerOf(extractDocument(document), 0));
      const lines = document.pages.flatMap((page) => [...printedLines(page), '']);
      scores.push({ ours: scoreDocument(name, gold, answer), bare: scoreDocument(name, gold, readByPatterns(lines)) });
    }
    return scores;
  } finally {
    await reader.close();
    await rm(folder, { recursive: true });
  }
}

async function printPapers(count: number, folder: string): Promise<void> {
  const press = await Press.open();
  if (press === null) throw new Error('this machine has no Chromium to print papers with');
  try {
    await writeDocuments(press, 'report', count, folder, '-pdf');
  } finally {
    await press.close();
  }
}
