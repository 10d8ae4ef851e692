import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPOSITORY } from './run-tool.js';

interface Answers {
  /** The check that fails, if one does. */
  readonly failingCheck?: string;
  readonly testsExitCode?: number;
  readonly results?: unknown;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyport-run-all-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Stands in for npm: checks pass or fail as told, and the test run writes the results it is given. */
async function standInForNpm({ failingCheck = '', testsExitCode = 0, results }: Answers): Promise<void> {
  const lines = [
    '#!/bin/sh',
    `if [ "$1" = run ]; then [ "$3" != "${failingCheck}" ]; exit $?; fi`,
    'for argument; do case "$argument" in --outputFile.json=*) file="${argument#*=}" ;; esac; done',
    results === undefined ? '' : `cp "${join(folder, 'results.json')}" "$file"`,
    `exit ${testsExitCode}`,
  ];
  await writeFile(join(folder, 'results.json'), JSON.stringify(results ?? null));
  await writeFile(join(folder, 'npm'), lines.join('\n'));
  await chmod(join(folder, 'npm'), 0o755);
}

async function runAll(answers: Answers): Promise<{ readonly exitCode: number; readonly lines: readonly string[] }> {
  await standInForNpm(answers);
  const env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(REPOSITORY, 'tests/run-all.mjs')], { env }, (error, stdout) => {
      resolve({ exitCode: error ? Number(error.code) : 0, lines: stdout.trimEnd().split('\n') });
    });
  });
}

const resultsOf = (...statuses: readonly string[]) => ({
  testResults: [{ assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })) }],
});

test('the last line counts checks and tests together', async () => {
  const { exitCode, lines } = await runAll({ results: resultsOf('passed', 'passed', 'skipped') });
  expect(lines.at(-1)).toBe('7 passed, 0 failed, 1 skipped');
  expect(exitCode).toBe(0);
});

test('what was skipped is named', async () => {
  const { lines } = await runAll({ results: resultsOf('skipped') });
  expect(lines).toContain('skipped: a skipped test');
});

test('one failing check fails everything', async () => {
  const { exitCode, lines } = await runAll({ failingCheck: 'rooms', results: resultsOf('passed') });
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 0 skipped');
  expect(exitCode).toBe(1);
});

test('nothing is tested that could not be built', async () => {
  const { exitCode, lines } = await runAll({ failingCheck: 'build', results: resultsOf('passed') });
  expect(lines.at(-1)).toBe('4 passed, 1 failed, 0 skipped');
  expect(exitCode).toBe(1);
});

test('one failing test fails everything', async () => {
  const { exitCode, lines } = await runAll({ testsExitCode: 1, results: resultsOf('passed', 'failed') });
  expect(lines.at(-1)).toBe('6 passed, 1 failed, 0 skipped');
  expect(exitCode).toBe(1);
});

test('a run that ends before it can count is a failure', async () => {
  const { exitCode, lines } = await runAll({ testsExitCode: 1 });
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 0 skipped');
  expect(exitCode).toBe(1);
});
