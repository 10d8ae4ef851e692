import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { requireDiskSpace } from './disk-space.js';
import { explainFailure } from './explain-failure.js';

test('a disk that is nearly full is refused in one sentence', async () => {
  const folder = await temporaryFolder();
  await expect(requireDiskSpace(folder, async () => 120.4)).rejects.toThrow(
    `The disk of ${folder} has 120 MB left, and a start needs 500 MB. Either free some, or set TALLYPORT_HOME to a folder on another disk.`,
  );
});

test('a disk with room is not', async () => {
  await expect(requireDiskSpace(await temporaryFolder(), async () => 500)).resolves.toBeUndefined();
});

test('fault 15: a disk that fills up during the start is the same sentence, whoever met it', () => {
  const ours = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const engines = new Error('PostgreSQL ended with code 1. The end of its log:\n  FATAL:  could not write: No space left on device');
  for (const error of [ours, engines])
    expect(explainFailure(error)).toMatch(/^The disk is full\. Either free some space, or set TALLYPORT_HOME/);
});
