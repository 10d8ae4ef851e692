import { createHash } from 'node:crypto';
import { findChromium } from '@tallyport/local/test-engines';
import { extractDocument } from '@tallyport/reading/extract';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeDocument } from '../generator/make-document.js';
import { Press } from '../generator/print/press.js';
import { printDocument } from '../generator/print/print-document.js';
import { Answer, GoldFile } from '../score/answer.js';
import { figuresOf } from '../score/figures.js';
import { type DocumentScore, scoreDocument } from '../score/score-document.js';
import { sureButWrong } from '../show/sure-but-wrong.js';
import { belowFloor } from './floors.js';
import { seededPapers } from './seeded-papers.js';

const MINUTES = 60_000;

describe.skipIf((await findChromium()) === undefined)('some thirty seeded papers', () => {
  let scores: DocumentScore[];

  beforeAll(async () => {
    scores = await readAll(seededPapers());
  }, 5 * MINUTES);

  test('are of a dozen types and more, and each is told', () => {
    expect(scores.length).toBeGreaterThanOrEqual(28);
    expect(new Set(scores.map(({ type }) => type)).size).toBeGreaterThan(12);
    expect(scores.filter(({ isTypeRight }) => !isTypeRight).map(({ name, readType }) => `${name}: ${readType}`)).toEqual([]);
  });

  test('have no value that is sure and wrong', () => {
    expect(sureButWrong(scores, 20)).toBe('');
    expect(figuresOf(scores).sureShare).toBeGreaterThan(0.85);
  });

  test('have no value that is not on them', () => {
    expect(figuresOf(scores).invented).toBe(0);
  });

  test('keep the floor of their type', () => {
    expect(belowFloor(scores)).toEqual([]);
  });
});

async function readAll(papers: readonly MadeDocument[]): Promise<DocumentScore[]> {
  const [press, reader] = await Promise.all([Press.open(), openDocumentReader()]);
  if (press === null) throw new Error('There is no Chromium to print papers with.');
  try {
    const scores: DocumentScore[] = [];
    for (const made of papers) scores.push(await readOne(made, press, reader));
    return scores;
  } finally {
    await Promise.all([press.close(), reader.close()]);
  }
}

async function readOne(made: MadeDocument, press: Press, reader: DocumentReader): Promise<DocumentScore> {
  const { bytes } = await printDocument(press, made);
  const file = { id: createHash('sha256').update(bytes).digest('hex'), load: () => Promise.resolve(bytes) };
  const inspected = await reader.inspect(file);
  if (inspected.kind === 'unreadable') throw new Error(`${made.name}: ${inspected.sentence}`);
  const read = await reader.readPages(file, 1, inspected.pages);
  if (read.kind === 'unreadable') throw new Error(`${made.name}: ${read.sentence}`);
  const answer = Answer.parse(answerOf(extractDocument({ pages: read.pages }), 0));
  return scoreDocument(`${made.set}/${made.name}`, GoldFile.parse(made.gold), answer);
}
