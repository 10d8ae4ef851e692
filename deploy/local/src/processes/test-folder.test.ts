import { spawn } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { killGroup } from './child.js';
import { newTestFolder } from './test-folder.js';

test('the engine of a test run that was killed is ended by the next run, and its folder removed', async () => {
  const parent = await temporaryFolder();
  const abandoned = await newTestFolder('kafka', parent);
  const engine = spawn('sh', ['-c', 'while :; do sleep 1; done'], { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => engine.once('exit', resolve));
  const { pid } = engine;
  if (pid === undefined) throw new Error('sh could not be started');
  onTestFinished(() => killGroup(pid));
  abandoned.processes.add('Kafka', pid);
  await writeFile(join(abandoned.path, 'owner'), '4194304');
  await newTestFolder('postgres', parent);
  await ended;
  await expect(access(abandoned.path)).rejects.toThrow('ENOENT');
});

test('the folder of a run that goes on stays', async () => {
  const parent = await temporaryFolder();
  const first = await newTestFolder('kafka', parent);
  await newTestFolder('postgres', parent);
  await access(first.path);
  expect(first.processes.all()).toEqual([]);
});
