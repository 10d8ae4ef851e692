import { describe, expect, test } from 'vitest';
import { openTextModel } from './text-model.js';
import { TEXT_MODEL_FOLDER, textModelIn } from './text-model-files.js';

const files = textModelIn(TEXT_MODEL_FOLDER);

describe.skipIf(files === null)('The model that knows embeddings (where the install fetched it)', () => {
  test('finds texts alike that share no word, and says the same in any company', async () => {
    if (files === null) return;
    const model = await openTextModel(files);
    const texts = ['hoover', 'vacuum cleaner for the household, with a bag and a long hose', 'leather shoes'];
    const [one = [], like = [], other = []] = await model.vectorsOf(texts);
    const [alone = []] = await model.vectorsOf(['hoover']);
    await model.close();
    expect(cosine(one, like)).toBeGreaterThan(cosine(one, other) + 0.2);
    expect(cosine(one, alone)).toBeGreaterThan(0.98);
    expect(cosine(one, one)).toBeCloseTo(1);
  });
});

const cosine = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);

test('Without files there is no model', () => {
  expect(textModelIn('/nowhere')).toBeNull();
});
