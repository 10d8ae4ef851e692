import { readdirSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { sized } from '@tallyport/event-store/testing/run-size';
import { expect, test } from 'vitest';
import { databaseOf, ENGINES_ONLY } from '../testing/engines-only.js';
import { alive } from '../testing/start-stack.js';
import { startedStack } from '../testing/started-stack.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { withClient } from './postgres-engine.js';

const MINUTES = 60_000;
/** A short run starts the engines; that the services come up with them, the flows of the browser show. */
const WHAT_STARTS = sized({ short: ENGINES_ONLY, long: {} });

/** The stack's folders and files that another account may read, write or pass through. */
function openToOthers(folder: string): string[] {
  return ['blobs', 'checkpoints', 'kafka', 'logs', 'temporal', 'postgres']
    .flatMap((name) => [
      join(folder, name),
      ...readdirSync(join(folder, name), { recursive: true }).map((file) => join(folder, name, String(file))),
    ])
    .filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
}

test('a start brings everything up, keeps ports and data, and leaves no process when told to end; fault 9: after a kill of everything, or of the start alone, the next start serves', {
  timeout: 5 * MINUTES,
}, async () => {
  const folder = await temporaryFolder();
  const first = await startedStack(folder, WHAT_STARTS);
  const children = first.children();
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['PostgreSQL', 'Temporal', 'Kafka']));
  expect(first.screen()).toContain(`http://127.0.0.1:${first.port('gateway')}`);
  expect(openToOthers(folder)).toEqual([]);
  const url = databaseOf(folder, first.port('postgres'));
  await withClient(url, (client) => client.query('create table public.kept as select 1'));
  expect(await first.end('SIGINT')).toBe(0);
  expect(alive(children)).toEqual([]);

  const clean = await startedStack(folder, WHAT_STARTS);
  expect(clean.port('postgres')).toBe(first.port('postgres'));
  await withClient(url, (client) => client.query('select from public.kept'));
  const killed = clean.children();
  await clean.killStart();
  for (const { pid } of killed.toReversed()) process.kill(pid, 'SIGKILL');

  const afterPowerCut = await startedStack(folder, WHAT_STARTS);
  expect(afterPowerCut.readyAfterMs).toBeLessThan(2 * clean.readyAfterMs + 10_000);
  const orphans = afterPowerCut.children();
  await afterPowerCut.killStart();
  expect(alive(orphans)).not.toEqual([]);

  const last = await startedStack(folder, WHAT_STARTS);
  expect(last.screen()).toContain('Ended processes left over from an earlier start: ');
  expect(alive(orphans)).toEqual([]);
  expect(await last.end('SIGTERM')).toBe(0);
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
