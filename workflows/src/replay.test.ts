import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from '@temporalio/worker';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../histories/', import.meta.url));
const workflowBundle = { codePath: fileURLToPath(new URL('../dist/bundle/workflows.js', import.meta.url)) };
const histories = globSync('*/*.json', { cwd: folder }).sort();

test('there are histories of every workflow', () => {
  expect(new Set(histories.map((file) => file.split('/')[0]))).toEqual(new Set(['document-extraction', 'work-order']));
});

test.each(histories)('fault 38: %s still replays', async (file) => {
  const history: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  await expect(Worker.runReplayHistory({ workflowBundle }, history)).resolves.toBeUndefined();
});
