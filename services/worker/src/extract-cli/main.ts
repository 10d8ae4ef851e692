import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractDocument } from '@tallyport/domain/document-extraction/extract';
import type { DocumentReader } from '../adapters/document-reader/document-reader.js';
import { openDocumentReader } from '../adapters/document-reader/open-document-reader.js';
import { answerOf } from './answer.js';
import { findInput, type InputFile } from './find-input.js';
import { readWholeFile } from './read-whole-file.js';

/** Nobody waits for a page here, and the machine may be busy: a page may take longer than in the service, in milliseconds. */
const PATIENCE = 240_000;

const USAGE = 'usage: npm run -s extract -- --out DIR FILE_OR_FOLDER…';

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
  const reader = await openDocumentReader({ mostTime: PATIENCE });
  try {
    if (!reader.hasModels)
      process.stderr.write('The models that read scans were not fetched (npm install, with pip): scans are read worse without them.\n');
    await reader.warmUp();
    for (const file of await findInput(paths)) await extractFile(file, out, reader);
  } finally {
    await reader.close();
  }
}

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
if (values.out === undefined || positionals.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await extractFiles(positionals, values.out);
}
