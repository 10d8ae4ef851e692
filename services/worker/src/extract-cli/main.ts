import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractDocument } from '@tallyport/domain/document-extraction/extract';
import { readFileToDocument, withRecogniser } from '../document-process/read-file.js';
import { answerOf } from './answer.js';
import { findInput, type InputFile } from './find-input.js';

const USAGE = 'usage: npm run -s extract -- --out DIR FILE_OR_FOLDER…';

type Recogniser = Parameters<typeof readFileToDocument>[1];

async function extractFile({ path, name }: InputFile, out: string, recogniser: Recogniser): Promise<void> {
  const started = performance.now();
  const reading = await readFileToDocument(await readFile(path), recogniser);
  if (reading.kind !== 'read') {
    process.stderr.write(`${name}: ${reading.reason}\n`);
    return;
  }
  const answer = answerOf(extractDocument(reading.document), Math.round(performance.now() - started));
  const target = join(out, `${name}.json`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(answer, null, 2)}\n`);
}

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
if (values.out === undefined || positionals.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const { out } = values;
  const files = await findInput(positionals);
  await withRecogniser(async (recogniser) => {
    for (const file of files) await extractFile(file, out, recogniser);
  });
}
