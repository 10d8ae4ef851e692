import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainDocument } from '@tallyport/reading/explain/explain-document';
import { extractDocument } from '@tallyport/reading/extract';
import { MACHINE } from '@tallyport/reading/pipeline';
import { type RunOptions, unknownNames } from '@tallyport/reading/stage';
import { runProgram } from '@tallyport/runtime/run-program';
import { UnusableInput } from '@tallyport/runtime/unusable-input';
import type { DocumentReader } from '../adapters/document-reader/document-reader.js';
import { openDocumentReader } from '../adapters/document-reader/open-document-reader.js';
import { readInput } from '../adapters/read-input.js';
import { answerOf } from './answer.js';
import { explanation } from './explanation.js';
import { findInput, type InputFile } from './find-input.js';
import { machineTable } from './machine-table.js';
import { PassTimes } from './pass-times.js';
import { readWholeFile } from './read-whole-file.js';
import { refuseUnopened } from './refuse-unopened.js';

/** Nobody waits for a page here, and the machine may be busy: a page may take longer than in the service, in milliseconds. */
const PATIENCE = 240_000;

const PROGRAM = {
  usage: `usage: npm run -s extract -- --out DIR FILE_OR_FOLDER…
  --stages          says what the stages and passes of the reading are, and ends
  --without NAME    leaves a stage (labels) or a pass (labels/box-captions) out; may be said again
  --explain         says instead of writing answers why each value is what it is
  --timings         says how long each pass took, over all files`,
  options: {
    out: { type: 'string' },
    stages: { type: 'boolean' },
    without: { type: 'string', multiple: true },
    explain: { type: 'boolean' },
    timings: { type: 'boolean' },
  },
  words: { atLeast: 0, atMost: Number.POSITIVE_INFINITY },
} as const;

/** Writes the answer for one file. A file that cannot be read has no answer: its reason is returned. */
async function extractFile({ path, name }: InputFile, out: string, reader: DocumentReader, options: RunOptions): Promise<string | null> {
  const started = performance.now();
  const document = await readWholeFile(reader, path);
  if ('kind' in document) return `${name}: ${document.sentence}`;
  const answer = answerOf(extractDocument(document, options), Math.round(performance.now() - started));
  const target = join(out, `${name}.json`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(answer, null, 2)}\n`);
  return null;
}

/** Says why the values of one file are what they are. Of a file that cannot be read its reason is returned. */
async function explainFile({ path, name }: InputFile, reader: DocumentReader): Promise<string | null> {
  refuseUnopened(await readInput(path));
  const document = await readWholeFile(reader, path);
  if ('kind' in document) return `${name}: ${document.sentence}`;
  process.stdout.write(`${explanation(name, explainDocument(document))}\n\n`);
  return null;
}

function whyUnusable(error: unknown): string {
  if (error instanceof UnusableInput) return error.message;
  throw error;
}

/** The exit code where something could not be read. */
const UNREAD = 2;

/** Does work on each file that can be read, and says of each of the others why not: then the program ends with 2. */
async function withFiles(
  paths: readonly string[],
  work: (file: InputFile, reader: DocumentReader) => Promise<string | null>,
): Promise<void> {
  const { files, missing } = await findInput(paths);
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  missing.forEach(say);
  const reader = await openDocumentReader({ mostTime: PATIENCE });
  let unread = missing.length;
  try {
    if (!reader.hasModels)
      say('The models that read scans were not fetched (npm install, with pip): scans are read less well without them.');
    await reader.warmUp();
    for (const file of files) {
      const why = await work(file, reader).catch(whyUnusable);
      if (why === null) continue;
      unread += 1;
      say(why);
    }
  } finally {
    await reader.close();
  }
  if (unread > 0) process.exitCode = UNREAD;
}

await runProgram(PROGRAM, async ({ values, positionals }) => {
  const { out, stages = false, without = [], explain = false, timings = false } = values;
  if (stages) {
    process.stdout.write(`${machineTable(MACHINE)}\n`);
    return;
  }
  const unknown = unknownNames(without, MACHINE);
  if (unknown.length > 0)
    throw new UnusableInput(`The reading has no stage or pass called ${unknown.join(', ')}: --stages says which there are.`);
  if (positionals.length === 0) throw new UnusableInput(`There is nothing to read.\n${PROGRAM.usage}`);
  if (explain) return withFiles(positionals, explainFile);
  if (out === undefined) throw new UnusableInput(`The answers need a folder.\n${PROGRAM.usage}`);
  await mkdir(out, { recursive: true });
  const times = timings ? new PassTimes(() => performance.now()) : null;
  const options = { without: new Set(without), ...(times === null ? {} : { around: times.around }) };
  await withFiles(positionals, (file, reader) => extractFile(file, out, reader, options));
  if (times !== null) process.stderr.write(`${times.table()}\n`);
});
