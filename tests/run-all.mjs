/**
 * `npm run test:all`: every check and every test of the tree, under the pinned Node.
 * The last line counts them all: a check (build, types, …) counts as one. The exit code is 0 only when nothing failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKS = ['build', 'typecheck', 'lint', 'rooms', 'unused'];

const count = { passed: 0, failed: 0, skipped: 0 };

const [isBuilt] = CHECKS.map(runCheck);
if (isBuilt) runTests();
else console.log('✗ tests (not run: they need what the build makes)');
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed === 0 ? 0 : 1;

function runCheck(script) {
  const { status, seconds } = run('npm', ['run', '--silent', script]);
  const passed = status === 0;
  count[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${script} (${seconds} s)`);
  return passed;
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tallyport-results-'));
  const file = join(folder, 'results.json');
  const { status, seconds } = run('npm', [
    'exec',
    '--',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const tests = readTests(file);
  rmSync(folder, { recursive: true, force: true });

  const withStatus = (...wanted) => tests.filter((test) => wanted.includes(test.status));
  const skipped = withStatus('skipped', 'pending', 'todo', 'disabled');
  const failed = withStatus('failed').length;
  count.passed += withStatus('passed').length;
  count.skipped += skipped.length;
  // A file that cannot be read has no tests to fail: the run's own verdict stands for it.
  count.failed += status !== 0 && failed === 0 ? 1 : failed;

  console.log(`${status === 0 ? '✓' : '✗'} tests (${seconds} s)`);
  for (const test of skipped) console.log(`skipped: ${test.fullName}`);
}

/** Every single test of the run, or none when the run ended before it could write its results. */
function readTests(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap((result) => result.assertionResults);
  } catch {
    return [];
  }
}

function run(command, args) {
  const start = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } });
  return { status, seconds: ((Date.now() - start) / 1_000).toFixed(1) };
}
