import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { expect, test } from 'vitest';
import type { GoodsReader } from './goods-reader.js';
import { GoodsReaders } from './goods-readers.js';

const reader = (isWhole: boolean): GoodsReader => ({ isWhole, embeddingsOf: async () => [], close: async () => undefined });
const MINUTE = 60_001;

test('A reader is looked for again, but not with every question', async () => {
  const whole = reader(true);
  const answers = [Promise.resolve(null), Promise.reject(new Error('no model')), Promise.resolve(whole)];
  let [now, asked] = [0, 0];
  const readers = new GoodsReaders(
    buildTariffIndex([]),
    async () => (await answers[asked++]) ?? null,
    async () => '',
    () => now,
  );
  expect([await readers.current(), await readers.current(), asked]).toEqual([null, null, 1]);
  now += MINUTE;
  expect(await readers.current()).toBeNull();
  now += MINUTE;
  expect(await readers.current()).toBe(whole);
  now += MINUTE;
  expect([await readers.current(), asked]).toEqual([whole, 3]);
});

test('A reader without all embeddings gives way to another once more of them are kept', async () => {
  const [partial, whole] = [reader(false), reader(true)];
  const answers = [partial, whole];
  let [now, kept, asked] = [0, 'one file', 0];
  const readers = new GoodsReaders(
    buildTariffIndex([]),
    async () => answers[asked++] ?? null,
    async () => kept,
    () => now,
  );
  expect(await readers.current()).toBe(partial);
  now += MINUTE;
  expect([await readers.current(), asked]).toEqual([partial, 1]);
  kept = 'two files';
  now += MINUTE;
  expect([await readers.current(), asked]).toEqual([whole, 2]);
});
