import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from '@temporalio/worker';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../histories/', import.meta.url));
const workflowBundle = { codePath: fileURLToPath(new URL('../dist/bundle/workflows.js', import.meta.url)) };
const histories = globSync('*/*.json', { cwd: folder }).sort();

const bundled = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8');
const processes = globSync('*/workflow.ts', { cwd: import.meta.dirname }).map((file) => dirname(file));

describe.each(processes)('the workflow of %s', (process) => {
  test('is bundled', () => {
    expect(bundled).toContain(`from './${process}/workflow.js'`);
  });

  test('has histories, one of them handed over', () => {
    expect(histories).toContainEqual(expect.stringMatching(`^${process}/handed-over`));
  });
});

test.each(histories)('fault 38: %s still replays', async (file) => {
  const history: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  await expect(Worker.runReplayHistory({ workflowBundle }, history)).resolves.toBeUndefined();
});
