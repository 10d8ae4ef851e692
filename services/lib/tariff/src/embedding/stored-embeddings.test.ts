import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIMENSIONS } from '@tallyport/domain/classification/embedding/vectors';
import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeEmbeddings } from './compute-embeddings.js';
import { readPhraseEmbeddings } from './embeddings-of-index.js';
import { storedSoFar } from './stored-embeddings.js';
import type { TextModel } from './text-model.js';
import { textsWithoutEmbedding } from './texts-without-embedding.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meanings-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const entry = (code: string, ...phrases: string[]): TariffEntry => ({ code, name: `Goods of ${code}`, phrases, source: 'word-list' });
const TARIFF = [entry('92', 'instruments'), entry('920110', 'cottage piano', '立式钢琴'), entry('920120', 'baby grand', 'cottage piano')];

/** Texts point along the axis of their length. */
const model: TextModel = {
  vectorsOf: async (texts) => texts.map(({ length }) => new Float32Array(DIMENSIONS).fill(0.4, length, length + 1)),
  close: async () => undefined,
};

test('Each readable phrase of a subheading is worked out once', async () => {
  const texts = await textsWithoutEmbedding(TARIFF, folder);
  expect(texts.toSorted()).toEqual(['Goods of 920110', 'Goods of 920120', 'baby grand', 'cottage piano']);
  await computeEmbeddings(texts, model, folder);
  expect(await textsWithoutEmbedding(TARIFF, folder)).toEqual([]);
  const more = await textsWithoutEmbedding([...TARIFF, entry('920710', 'synthesizer')], folder);
  expect(more.toSorted()).toEqual(['Goods of 920710', 'synthesizer']);
});

test('Stored embeddings stand at all places of their phrases', async () => {
  await computeEmbeddings(await textsWithoutEmbedding(TARIFF, folder), model, folder);
  const embeddings = await readPhraseEmbeddings(buildTariffIndex(TARIFF), folder, 1);
  const [goods = new Float32Array()] = await model.vectorsOf(['cottage piano']);
  expect(embeddings?.phrases.nearestCodes(goods, 9).toSorted()).toEqual(['920110', '920120']);
});

test('A tariff with a few phrases of a fresh import is compared, and known not to be whole', async () => {
  await computeEmbeddings(['keyed box', ...(await textsWithoutEmbedding(TARIFF, folder))], model, folder);
  const before = await storedSoFar(folder);
  const grown = [...TARIFF, entry('920710', 'keyed box')];
  expect(await readPhraseEmbeddings(buildTariffIndex(grown), folder, 1)).toMatchObject({ isWhole: false });
  await computeEmbeddings(await textsWithoutEmbedding(grown, folder), model, folder);
  expect(await readPhraseEmbeddings(buildTariffIndex(grown), folder, 1)).toMatchObject({ isWhole: true });
  expect(await storedSoFar(folder)).not.toBe(before);
});

test('A tariff of which too little is known is not compared, nor one of a few phrases', async () => {
  await computeEmbeddings(['baby grand'], model, folder);
  expect(await readPhraseEmbeddings(buildTariffIndex(TARIFF), folder, 1)).toBeNull();
  await computeEmbeddings(await textsWithoutEmbedding(TARIFF, folder), model, folder);
  expect(await readPhraseEmbeddings(buildTariffIndex(TARIFF), folder)).toBeNull();
});

test('What was broken off while it was written is not read', async () => {
  await writeFile(join(folder, '.unfinished'), Buffer.alloc(1_000));
  expect(await textsWithoutEmbedding(TARIFF, folder)).toHaveLength(4);
  expect(await readdir(folder)).toEqual(['.unfinished']);
});
