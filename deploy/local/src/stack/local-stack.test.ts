import { chmod } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { askPostgres, postgresUrl } from '../servers/postgres-server.js';
import { services } from '../services.js';
import { alive, startedStack } from '../testing/started-stack.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { withClient } from './postgres-engine.js';
import { stackSecrets } from './secrets.js';
import { stackFolder } from './stack-folder.js';

const MINUTES = 60_000;
const ENGINES_ONLY = { TALLYPORT_WITHOUT: services.map(({ name }) => name).join(',') };

function ownerUrl(folder: string, port: number): string {
  return postgresUrl({ port, password: stackSecrets(stackFolder({ TALLYPORT_HOME: folder }).secrets).postgresOwner }, 'tallyport');
}

test('a start brings everything up, keeps ports and data, and leaves no process when it is told to end', {
  timeout: 3 * MINUTES,
}, async () => {
  const folder = await temporaryFolder();
  const first = await startedStack(folder);
  const children = first.children();
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['PostgreSQL', 'Temporal', 'Kafka']));
  expect(first.screen()).toContain(`http://127.0.0.1:${first.port('gateway')}`);
  const url = ownerUrl(folder, first.port('postgres'));
  await withClient(url, (client) => client.query('create table public.kept as select 1'));
  expect(await first.end('SIGINT')).toBe(0);
  expect(alive(children)).toEqual([]);

  const second = await startedStack(folder);
  expect(second.port('postgres')).toBe(first.port('postgres'));
  await withClient(url, (client) => client.query('select from public.kept'));
  expect(await second.end('SIGTERM')).toBe(0);
});

test('fault 9: after a kill of everything, and after a kill of the start alone, the next start serves', {
  timeout: 4 * MINUTES,
}, async () => {
  const folder = await temporaryFolder();
  const clean = await startedStack(folder);
  const killed = clean.children();
  await clean.killStart();
  for (const { pid } of killed.toReversed()) process.kill(pid, 'SIGKILL');

  const second = await startedStack(folder);
  expect(second.readyAfterMs).toBeLessThan(2 * clean.readyAfterMs + 10_000);
  const orphans = second.children();
  await second.killStart();
  expect(alive(orphans)).not.toEqual([]);

  const third = await startedStack(folder);
  expect(third.screen()).toContain('Ended what an earlier start left over: ');
  expect(alive(orphans)).toEqual([]);
  expect(await third.end('SIGTERM')).toBe(0);
});

test('two checkouts run side by side, and the end of one leaves the other alone', { timeout: 3 * MINUTES }, async () => {
  const [folderOfOne, folderOfOther] = [await temporaryFolder(), await temporaryFolder()];
  const one = await startedStack(folderOfOne, ENGINES_ONLY);
  const other = await startedStack(folderOfOther, ENGINES_ONLY);
  expect(other.port('postgres')).not.toBe(one.port('postgres'));
  await one.end('SIGTERM');
  await askPostgres(ownerUrl(folderOfOther, other.port('postgres')));
  expect(alive(other.children())).toEqual(other.children().map(({ name }) => name));
  await other.end('SIGTERM');
});

test.runIf(process.getuid?.() === 0)(
  'as root, a folder that nobody else may enter keeps all but PostgreSQL',
  { timeout: 2 * MINUTES },
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o700);
    const stack = await startedStack(folder, ENGINES_ONLY);
    expect(stack.screen()).toMatch(/\/var\/lib\/tallyport\/data\/[0-9a-f]{12} .*whose account cannot reach the folder above/);
    expect(await stack.end('SIGTERM')).toBe(0);
  },
);
