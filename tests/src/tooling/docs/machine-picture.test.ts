import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MACHINE } from '@tallyport/reading/pipeline';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../run-tool.js';
import { machinePicture } from './machine-picture.js';

test('the picture shows the stages and passes that there are: npm run docs', async () => {
  expect(await readFile(join(REPOSITORY, 'docs/pictures/reading.svg'), 'utf8')).toBe(machinePicture(MACHINE));
});
