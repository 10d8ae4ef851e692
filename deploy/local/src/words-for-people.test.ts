import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLineOf } from '../holder.mjs';
import { checkout } from './stack/stack-folder.js';
import { temporaryFolder } from './testing/temporary-folder.js';

interface Ended {
  readonly code: number | string;
  readonly words: string;
}

/** Runs a file of the checkout as its npm script does, with nobody at the terminal. */
async function run(file: string, args: readonly string[], home: string): Promise<Ended> {
  return await new Promise((resolve) => {
    const env = { ...process.env, TALLYPORT_HOME: home, NO_COLOR: '1' };
    const child = execFile(process.execPath, [join(checkout, file), ...args], { env, cwd: checkout }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, words: `${out}${err}`.trim() });
    });
    child.stdin?.end();
  });
}

test.each([
  ['extract', 'services/worker/dist/extract-cli/main.js'],
  ['classify', 'services/worker/dist/classify-cli/main.js'],
  ['tariff:import', 'services/worker/dist/tariff-cli/import.cli.js'],
  ['tariff:fit', 'services/worker/dist/tariff-cli/fit.cli.js'],
  ['tariff:embeddings', 'services/worker/dist/tariff-cli/compute-embeddings.cli.js'],
])('npm run %s -- --help says how it is used', async (name, file) => {
  const { code, words } = await run(file, ['--help'], await temporaryFolder());
  expect(code).toBe(0);
  expect(words).toMatch(new RegExp(`^usage: npm run (-s )?${name} `));
  // Then its options, one a line.
  for (const line of words.split('\n').slice(1)) expect(line).toMatch(/^ {2}--[a-z]+ /);
});

test('a start whose folder cannot be made says so in one sentence', async () => {
  const { code, words } = await run('deploy/local/start.mjs', ['--no-build'], '/dev/null/home');
  expect(code).toBe(1);
  expect(words).toBe(
    '✗ /dev/null/home goes through something that is not a folder. Either make it usable, or set TALLYPORT_HOME (data) and ' +
      'XDG_CACHE_HOME (engines) to other folders.',
  );
});

test('reset without a terminal removes nothing and says how to go on', async () => {
  const home = await temporaryFolder();
  const { code, words } = await run('deploy/local/run.mjs', ['reset'], home);
  expect(code).toBe(1);
  expect(words).toMatch(
    /Nobody answered\. To run this without a terminal, confirm beforehand: npm run reset -- --yes\nNothing was removed\.$/,
  );
});

test('status with a damaged file says which', async () => {
  const home = await temporaryFolder();
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'ports.json'), '{');
  const { code, words } = await run('deploy/local/run.mjs', ['status'], home);
  expect(code).toBe(1);
  expect(words).toBe(`${join(home, 'ports.json')} is damaged. Either repair it, or begin anew with "npm run reset".`);
});

test('a second start of the same folder is refused before anything is built', async () => {
  const home = await temporaryFolder();
  await writeFile(join(home, 'start.json'), JSON.stringify({ pid: process.pid, commandLine: commandLineOf(process.pid) }));
  const { code, words } = await run('deploy/local/start.mjs', [], home);
  expect(code).toBe(1);
  expect(words).toMatch(/^Tallyport already runs from .* \(process \d+\)\. Either stop it/);
  expect(words).not.toContain('Compile');
});
