/**
 * `npm run test:chaos [FILE…]`: every fault run, and every seeded run of a room, at its full size. Without files it takes all tests
 * of `tests/src/chaos` and `tests/src/hostile`, the walks over every screen (`tests/src/e2e`), and those of the rooms that have two
 * sizes or lie in a folder `long`; and it runs each bench for a moment, so that none breaks unseen.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '..');
const CROSSING = ['tests/src/chaos/', 'tests/src/hostile/', 'tests/src/e2e/'];

const named = process.argv.slice(2);
const files = named.length > 0 ? named : [...CROSSING, ...withTwoSizes()];
const { status } = spawnSync('npx', ['vitest', 'run', ...files], {
  cwd: REPOSITORY,
  stdio: 'inherit',
  env: { ...process.env, CHAOS: 'long' },
});
const benches = named.length > 0 ? 0 : node('tests/dist/bench/main.js', '--quick');
process.exitCode = (status ?? 1) || benches;

function node(...words) {
  return spawnSync(process.execPath, words, { cwd: REPOSITORY, stdio: 'inherit' }).status ?? 1;
}

function withTwoSizes() {
  return globSync('{contracts,domain,workflows,services,web,deploy}/**/src/**/*.test.ts', {
    cwd: REPOSITORY,
    exclude: ['**/node_modules/**'],
  })
    .filter((file) => file.includes('/long/') || /sized\(|env\['CHAOS'\]/.test(readFileSync(join(REPOSITORY, file), 'utf8')))
    .toSorted();
}
