import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { expect, test } from 'vitest';
import type { GoodsReader } from './goods-reader.js';
import { GoodsReaders } from './goods-readers.js';

const READER: GoodsReader = { meaningsOf: async () => [], close: async () => undefined };

test('A reader is looked for again, but not with every question', async () => {
  const answers = [Promise.resolve(null), Promise.reject(new Error('no model')), Promise.resolve(READER)];
  let [now, asked] = [0, 0];
  const readers = new GoodsReaders(
    buildTariffIndex([]),
    async () => (await answers[asked++]) ?? null,
    () => now,
  );
  expect([await readers.current(), await readers.current(), asked]).toEqual([null, null, 1]);
  now += 60_001;
  expect(await readers.current()).toBeNull();
  now += 60_001;
  expect(await readers.current()).toBe(READER);
  now += 60_001;
  expect([await readers.current(), asked]).toEqual([READER, 3]);
});
