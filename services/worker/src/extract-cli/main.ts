import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extractDocument } from '@tallyport/reading/extract';
import { runProgram } from '@tallyport/runtime/run-program';
import type { DocumentReader } from '../adapters/document-reader/document-reader.js';
import { openDocumentReader } from '../adapters/document-reader/open-document-reader.js';
import { answerOf } from './answer.js';
import { findInput, type InputFile } from './find-input.js';
import { readWholeFile } from './read-whole-file.js';

/** Nobody waits for a page here, and the machine may be busy: a page may take longer than in the service, in milliseconds. */
const PATIENCE = 240_000;

const PROGRAM = {
  usage: 'usage: npm run -s extract -- --out DIR FILE_OR_FOLDER…',
  options: { out: { type: 'string' } },
  words: { atLeast: 1, atMost: Number.POSITIVE_INFINITY },
} as const;

/** Writes the answer for one file. A file that cannot be read has no answer; its reason is said. */
async function extractFile({ path, name }: InputFile, out: string, reader: DocumentReader): Promise<void> {
  const started = performance.now();
  const document = await readWholeFile(reader, path);
  if ('kind' in document) {
    process.stderr.write(`${name}: ${document.sentence}\n`);
    return;
  }
  const answer = answerOf(extractDocument(document), Math.round(performance.now() - started));
  const target = join(out, `${name}.json`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(answer, null, 2)}\n`);
}

async function extractFiles(paths: readonly string[], out: string): Promise<void> {
  const files = await findInput(paths);
  await mkdir(out, { recursive: true });
  const reader = await openDocumentReader({ mostTime: PATIENCE });
  try {
    if (!reader.hasModels)
      process.stderr.write('The models that read scans were not fetched (npm install, with pip): scans are read less well without them.\n');
    await reader.warmUp();
    for (const file of files) await extractFile(file, out, reader);
  } finally {
    await reader.close();
  }
}

await runProgram(PROGRAM, async ({ values: { out }, positionals }) => {
  if (out === undefined) throw new Error(`The answers need a folder.\n${PROGRAM.usage}`);
  await extractFiles(positionals, out);
});
