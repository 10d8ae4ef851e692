/** `npm start`: installs, builds, and brings the stack up. `npm start -- --no-build` runs what is built already. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, giveUp, prepare, root, runUnder } from './bootstrap.mjs';
import { alreadyRuns, holderOf, homeOf } from './holder.mjs';

// Before anything else: what is built here is what the other start runs.
const home = homeOf(root);
const holder = holderOf(home);
if (holder !== undefined) giveUp(alreadyRuns(home, holder));

const node = prepare();
if (!process.argv.includes('--no-build')) {
  build('Compile', node, [join('node_modules', 'typescript7', 'bin', 'tsc'), '-b']);
  build('Bundle', join('node_modules', '.bin', 'turbo'), ['run', 'bundle', '--output-logs=errors-only']);
}
process.exit(await runUnder(node, [join('deploy', 'local', 'dist', 'main.js')]));

function build(title, command, args) {
  const started = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env: environment(node), encoding: 'utf8' });
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  if (status === 0) {
    process.stdout.write(`  ✓ ${title.padEnd(73)} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    return;
  }
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`);
  giveUp(
    `The build failed in "${title}" (see above). Either undo the change that broke it, or start what was built before: npm start -- --no-build`,
  );
}
