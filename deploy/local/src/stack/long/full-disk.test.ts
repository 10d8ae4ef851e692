import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../../engines/run-tool.js';
import { alive, type StartedStack } from '../../testing/start-stack.js';
import { startedStack } from '../../testing/started-stack.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

const MINUTES = 60_000;
const DISK_MB = 900;

/** A small disk of its own, in memory; undefined where nobody may mount one. */
async function smallDisk(): Promise<string | undefined> {
  const folder = join(await temporaryFolder(), 'disk');
  mkdirSync(folder);
  try {
    await runTool('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  onTestFinished(async () => void (await runTool('umount', ['--lazy', folder])));
  return folder;
}

/** Fills the disk to its last byte. Answers what frees it again. */
function fill(disk: string): () => void {
  const file = join(disk, 'filling');
  const handle = openSync(file, 'w');
  for (const size of [1_048_576, 4_096]) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, piece);
    } catch {
      // The disk is full.
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}

async function eventually<T>(what: string, ask: () => Promise<T>, withinMs: number): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`${what} did not come about`, { cause: error });
    }
    await sleep(500);
  }
}

/** A person with the gateway of this stack. */
function desk(stack: StartedStack) {
  const address = `http://127.0.0.1:${stack.port('gateway')}/api/v1`;
  let token = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Token ${token}` }) };
    const answer = await fetch(address + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return {
    call,
    async signUp() {
      const person = { email: `full-disk-${Date.now()}@example.test`, password: 'a-long-password!', first_name: 'Ann', last_name: 'Lee' };
      const { body } = await call('POST', '/signup', { ...person, org_name: 'Full Disk Customs', time_zone: 'Australia/Sydney' });
      token = String(body['token']);
    },
  };
}

test('fault 15: on a full disk reading goes on, writing says why, and all comes back without a hand', { timeout: 8 * MINUTES }, async ({
  skip,
}) => {
  const disk = await smallDisk();
  if (disk === undefined) return skip('nobody may mount a disk here');
  const home = join(disk, 'home');
  const stack = await startedStack(home);
  const children = stack.children();
  const person = desk(stack);
  await person.signUp();
  const { body } = await person.call('GET', '/accounts/me');
  expect(body['email']).toContain('full-disk');

  const free = fill(disk);
  const refused = await eventually(
    'writing is refused',
    async () => {
      const answer = await person.call('POST', '/signup', {
        email: 'other@example.test',
        password: 'a-long-password!',
        first_name: 'Bo',
        last_name: 'Li',
      });
      expect(answer.status).toBe(507);
      return answer;
    },
    MINUTES,
  );
  expect(refused.body['title']).toMatch(/^The disk is full/);
  for (let look = 0; look < 20; look += 1) {
    expect((await person.call('GET', '/accounts/me')).status).toBe(200);
    await sleep(500);
  }

  free();
  await eventually(
    'writing goes on',
    async () => {
      const answer = await person.call('POST', '/signup', {
        email: `later-${Date.now()}@example.test`,
        password: 'a-long-password!',
        first_name: 'Bo',
        last_name: 'Li',
      });
      expect(answer.status).toBeLessThan(300);
    },
    2 * MINUTES,
  );
  await eventually(
    'every process runs',
    async () => {
      expect(alive(stack.children()).toSorted()).toEqual(children.map(({ name }) => name).toSorted());
    },
    2 * MINUTES,
  );
  expect(stack.screen()).toContain('has space again: writing goes on');
  expect(stack.screen()).not.toMatch(/(?:gateway|relay|projector|reactor|worker-\w+) ended/);
  expect(await stack.end('SIGTERM')).toBe(0);
  expect(alive(stack.children())).toEqual([]);
});
