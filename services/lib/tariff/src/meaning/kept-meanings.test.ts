import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { DIMENSIONS } from '@tallyport/domain/classification/meaning/vectors';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSoFar } from './kept-meanings.js';
import { readPhraseMeanings } from './phrase-meanings-of-index.js';
import type { TextModel } from './text-model.js';
import { textsWithoutMeaning } from './texts-without-meaning.js';
import { workOutMeanings } from './work-out-meanings.js';

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
  directionsOf: async (texts) => texts.map(({ length }) => new Float32Array(DIMENSIONS).fill(0.4, length, length + 1)),
  close: async () => undefined,
};

test('Each readable phrase of a subheading is worked out once', async () => {
  const texts = await textsWithoutMeaning(TARIFF, folder);
  expect(texts.toSorted()).toEqual(['Goods of 920110', 'Goods of 920120', 'baby grand', 'cottage piano']);
  await workOutMeanings(texts, model, folder);
  expect(await textsWithoutMeaning(TARIFF, folder)).toEqual([]);
  const more = await textsWithoutMeaning([...TARIFF, entry('920710', 'synthesizer')], folder);
  expect(more.toSorted()).toEqual(['Goods of 920710', 'synthesizer']);
});

test('Kept meanings stand at all places of their phrases', async () => {
  await workOutMeanings(await textsWithoutMeaning(TARIFF, folder), model, folder);
  const meanings = await readPhraseMeanings(buildTariffIndex(TARIFF), folder, 1);
  const [goods = new Float32Array()] = await model.directionsOf(['cottage piano']);
  expect(meanings?.phrases.nearestCodes(goods, 9).toSorted()).toEqual(['920110', '920120']);
});

test('A tariff with a few phrases of a fresh import is compared, and known not to be whole', async () => {
  await workOutMeanings(['keyed box', ...(await textsWithoutMeaning(TARIFF, folder))], model, folder);
  const before = await keptSoFar(folder);
  const grown = [...TARIFF, entry('920710', 'keyed box')];
  expect(await readPhraseMeanings(buildTariffIndex(grown), folder, 1)).toMatchObject({ isWhole: false });
  await workOutMeanings(await textsWithoutMeaning(grown, folder), model, folder);
  expect(await readPhraseMeanings(buildTariffIndex(grown), folder, 1)).toMatchObject({ isWhole: true });
  expect(await keptSoFar(folder)).not.toBe(before);
});

test('A tariff of which too little is known is not compared, nor one of a few phrases', async () => {
  await workOutMeanings(['baby grand'], model, folder);
  expect(await readPhraseMeanings(buildTariffIndex(TARIFF), folder, 1)).toBeNull();
  await workOutMeanings(await textsWithoutMeaning(TARIFF, folder), model, folder);
  expect(await readPhraseMeanings(buildTariffIndex(TARIFF), folder)).toBeNull();
});

test('What was broken off while it was written is not read', async () => {
  await writeFile(join(folder, '.unfinished'), Buffer.alloc(1_000));
  expect(await textsWithoutMeaning(TARIFF, folder)).toHaveLength(4);
  expect(await readdir(folder)).toEqual(['.unfinished']);
});
