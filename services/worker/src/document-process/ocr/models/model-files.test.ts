import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODELS_FOLDER, modelFilesIn } from './model-files.js';

test('the models are looked for where the install puts the pinned version', async () => {
  const pin = await readFile(new URL('../../../../../../deploy/local/pins/ocr-models/requirements.txt', import.meta.url), 'utf8');
  const version = /==(\S+)/.exec(pin)?.[1];
  expect(MODELS_FOLDER.endsWith(join('.cache', 'tallyport', 'engines', `ocr-models-${version}`))).toBe(true);
});

test('a folder without both models has none, and neither has a platform without the runtime', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'models-'));
  await writeFile(join(folder, 'PP-OCRv6_det_small.onnx'), '');
  expect(modelFilesIn(folder, 'linux', 'x64')).toBeNull();
  await writeFile(join(folder, 'PP-OCRv6_rec_small.onnx'), '');
  expect(modelFilesIn(folder, 'linux', 'x64')).not.toBeNull();
  expect(modelFilesIn(folder, 'darwin', 'x64')).toBeNull();
  await rm(folder, { recursive: true });
});
