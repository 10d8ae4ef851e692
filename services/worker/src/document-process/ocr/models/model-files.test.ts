import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODELS_FOLDER, modelFilesIn } from './model-files.js';

test('the models are looked for where the install puts the pinned version', async () => {
  const pin = await readFile(new URL('../../../../../../deploy/local/pins/ocr-models/requirements.txt', import.meta.url), 'utf8');
  const version = /==(\S+)/.exec(pin)?.[1];
  expect(MODELS_FOLDER.endsWith(join('.cache', 'tallyport', 'engines', `ocr-models-${version}`))).toBe(true);
});

test('a folder without both models has none', () => {
  expect(modelFilesIn('/nowhere')).toBeNull();
});
