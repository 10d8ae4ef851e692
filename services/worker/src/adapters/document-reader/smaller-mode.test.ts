import { expect, test } from 'vitest';
import { UnreadableFile } from '../../document-process/unreadable-file.js';
import { orInSmallerMode, type Try } from './smaller-mode.js';

/** Work that fails for these reasons, one after the other, and then is done. */
function failing(...reasons: UnreadableFile['reason'][]): { tries: Try[]; work: (one: Try) => Promise<string> } {
  const tries: Try[] = [];
  const work = async (one: Try): Promise<string> => {
    tries.push(one);
    const reason = reasons.shift();
    if (reason === undefined) return 'read';
    throw Object.assign(new UnreadableFile(reason), { ranMs: 700 });
  };
  return { tries, work };
}

test('fault 11: what needs too much memory is tried once more at once in the smaller mode, within the time of one', async () => {
  const { tries, work } = failing('needs-too-much-memory');
  expect(await orInSmallerMode('normal', work)).toEqual({ kind: 'value', value: 'read' });
  expect(tries).toEqual([
    { mode: 'normal', spent: 0 },
    { mode: 'smaller', spent: 700 },
  ]);
});

test('what needs too much memory even then is an outcome', async () => {
  const { tries, work } = failing('needs-too-much-memory', 'needs-too-much-memory');
  expect(await orInSmallerMode('normal', work)).toMatchObject({ kind: 'unreadable', reason: 'needs-too-much-memory' });
  expect(tries).toHaveLength(2);
});

test.each([
  ['normal', 'damaged'],
  ['normal', 'took-too-long'],
  ['smaller', 'needs-too-much-memory'],
] as const)('in the mode %s, %s is not tried again', async (mode, reason) => {
  const { tries, work } = failing(reason);
  expect(await orInSmallerMode(mode, work)).toMatchObject({ kind: 'unreadable', reason });
  expect(tries).toHaveLength(1);
});

test('what is no matter of the file is thrown', async () => {
  await expect(orInSmallerMode('normal', () => Promise.reject(new Error('the store is away')))).rejects.toThrow('the store is away');
});
