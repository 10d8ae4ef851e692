import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChildPool } from './child-pool.js';
import type { ReaderChild } from './reader-child.js';

const MEGABYTE = 2 ** 20;

/** A child that does what a hostile file makes a parser do. */
const SCRIPT = `
  const held = [];
  const methods = {
    echo: (value) => value,
    pid: () => process.pid,
    spin: () => { for (;;) {} },
    crash: () => process.abort(),
    grow: async () => { for (;;) { held.push(Buffer.alloc(${32 * MEGABYTE}, 1)); await new Promise((resolve) => setTimeout(resolve, 20)); } },
    fillHeap: () => { for (;;) held.push(new Array(1000).fill({})); },
    secrets: () => Object.keys(process.env).filter((name) => name !== 'PATH' && !name.startsWith('NODE_')),
    write: () => import('node:fs').then((fs) => fs.promises.writeFile(import.meta.filename + '.txt', 'x')).then(() => 'written', (error) => error.code),
    start: () => import('node:child_process').then(({ execFileSync }) => String(execFileSync('echo', ['x']))).catch((error) => error.code),
    wait: () => new Promise(() => {}),
    keep: () => { held.push(Buffer.alloc(${160 * MEGABYTE}, 1)); return process.pid; },
  };
  process.on('message', async ({ id, method, args }) => process.send({ id, kind: 'done', value: await methods[method](...args) }));
`;

let folder: string;
let pool: ChildPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyport-reader-'));
  await writeFile(join(folder, 'child.mjs'), SCRIPT);
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true }));

function openPool({ size = 1, mostTime = 20_000, mostMemory = 300 * MEGABYTE } = {}): ChildPool {
  pool = new ChildPool(size, {
    script: join(folder, 'child.mjs'),
    isolation: { command: [], hasNoNetwork: false },
    mayWrite: false,
    mostMemory,
    wornAt: 0.5,
    givesBack: false,
    mostTime,
  });
  return pool;
}

const call = (method: string, signal?: AbortSignal, holding: string | null = null): Promise<unknown> =>
  pool.withChild(holding, signal, (child) => child.call(method, ['x'], signal));

test('a child stays warm and is lent again', async () => {
  openPool();
  expect(await call('pid')).toBe(await call('pid'));
});

test('fault 11: a child that grew is renewed before the next call, and the new one is started at once', async () => {
  openPool();
  const grown = await call('keep');
  const next = await call('pid');
  expect(next).not.toBe(grown);
  expect(await call('pid')).toBe(next);
});

test('a caller gets the child that holds its file', async () => {
  openPool({ size: 2 });
  const hold =
    (name: string) =>
    async (child: ReaderChild): Promise<unknown> => {
      child.holds = name;
      return child.call('pid', []);
    };
  const [a, b] = await Promise.all([pool.withChild('a', undefined, hold('a')), pool.withChild('b', undefined, hold('b'))]);
  expect(a).not.toBe(b);
  expect(await call('pid', undefined, 'b')).toBe(b);
  expect(await call('pid', undefined, 'a')).toBe(a);
});

test('no more children than allowed work at a time, the others wait in line', async () => {
  openPool();
  const pids = await Promise.all([call('pid'), call('pid'), call('pid')]);
  expect(new Set(pids).size).toBe(1);
});

test('a child knows nothing of the environment of its parent', async () => {
  openPool();
  expect(await call('secrets')).toEqual([]);
});

test.each(['write', 'start'])('a child may not %s anything', async (method) => {
  openPool();
  expect(await call(method)).toBe('ERR_ACCESS_DENIED');
});

describe('fault 11: only that child dies, its call fails with a reason, and the next call finds a new one', () => {
  test.each([
    ['grows beyond its memory', 'grow', 'needs-too-much-memory', {}],
    ['fills its heap', 'fillHeap', 'needs-too-much-memory', { mostMemory: 150 * MEGABYTE }],
    ['never comes back', 'spin', 'took-too-long', { mostTime: 3_000 }],
    ['waits for ever', 'wait', 'took-too-long', { mostTime: 3_000 }],
  ])('one that %s', async (_, method, reason, limits) => {
    openPool({ size: 2, ...limits });
    const first = await call('pid');
    const bad = pool.withChild(null, undefined, (child) => child.call(method, []));
    await expect(bad).rejects.toMatchObject({ reason });
    const next = await call('pid');
    expect(next).not.toBe(first);
    expect(await call('echo')).toBe('x');
  });

  test('one that crashes', async () => {
    openPool();
    await expect(call('crash')).rejects.toMatchObject({ name: 'UnreadableFile' });
    expect(await call('echo')).toBe('x');
  });

  test('the call beside it goes on', async () => {
    openPool({ size: 2, mostTime: 3_000 });
    const [bad, good] = await Promise.allSettled([call('grow'), call('echo')]);
    expect(bad.status).toBe('rejected');
    expect(good).toEqual({ status: 'fulfilled', value: 'x' });
  });
});

describe('cancelling', () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('kills the child at once and throws the reason of the signal', async () => {
    openPool();
    const pid = Number(await call('pid'));
    const controller = new AbortController();
    const working = pool.withChild(null, controller.signal, (child) => {
      const spinning = child.call('spin', [], controller.signal);
      controller.abort(new Error('cancelled by a person'));
      return spinning;
    });
    await expect(working).rejects.toThrow('cancelled by a person');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('leaves the line, and the child to the others', async () => {
    openPool();
    const controller = new AbortController();
    const release = Promise.withResolvers<void>();
    const first = pool.withChild(null, undefined, () => release.promise);
    const waiting = call('echo', controller.signal);
    const other = call('echo');
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    release.resolve();
    await first;
    expect(await other).toBe('x');
  });
});
