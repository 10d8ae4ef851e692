import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { DiskGuard } from './disk-guard.js';

/** A guard over a real disk, with limits beside what is free on it now. */
async function guarded(free: 'plenty' | 'nothing') {
  const folder = await temporaryFolder();
  const turns: string[] = [];
  const disk = {
    folder,
    reserveFile: join(folder, 'reserve'),
    switchWrites: async (what: string) => void turns.push(what),
    say: (line: string) => void turns.push(line),
  };
  const everything = Number.MAX_SAFE_INTEGER;
  const guard = new DiskGuard(
    disk,
    free === 'plenty' ? { low: 0, none: 0, reserve: 1 } : { low: everything, none: everything, reserve: 1 },
  );
  onTestFinished(() => guard.stop());
  return { guard, disk, turns };
}

test('with space a reserve is kept, and given back at the end', async () => {
  const { guard, disk, turns } = await guarded('plenty');
  await vi.waitFor(() => access(disk.reserveFile));
  await guard.stop();
  await expect(access(disk.reserveFile)).rejects.toThrow('ENOENT');
  expect(turns).toEqual([]);
});

test('without space writes are refused, once, and a person is told', async () => {
  const { turns, disk } = await guarded('nothing');
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(turns).toEqual(['refused', `The disk of ${disk.folder} is full: reading goes on, writing is refused until there is space`]);
});
