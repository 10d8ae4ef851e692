import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';

const run = promisify(execFile);
const HOOKS = join(import.meta.dirname, '../../../.githooks');

describe('git hooks', () => {
  let tree: PlantedTree;

  beforeEach(async () => {
    tree = await PlantedTree.plant({ 'package.json': '{ "type": "module" }\n', '.gitignore': 'node_modules\n', '.npmrc': '' });
    await mkdir(join(tree.folder, '.githooks'));
    for (const name of ['install.mjs', 'pre-commit']) await copyFile(join(HOOKS, name), join(tree.folder, '.githooks', name));
    await chmod(join(tree.folder, '.githooks/pre-commit'), 0o755);
  });

  afterEach(() => tree.remove());

  /** Only the variables that git and the hooks need: not CI, not the settings of the person who runs the tests. */
  function inTree(command: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}) {
    const own = { HOME: tree.folder, GIT_CONFIG_NOSYSTEM: '1', PATH: process.env['PATH'] ?? '' };
    const author = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.test',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.test',
    };
    return run(command, args, { cwd: tree.folder, env: { ...own, ...author, ...extra } });
  }

  const git = (...args: readonly string[]) => inTree('git', args);
  const install = (extra: Readonly<Record<string, string>> = {}) => inTree(process.execPath, ['.githooks/install.mjs'], extra);
  const hooksPath = () =>
    git('config', '--get', 'core.hooksPath').then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );

  test('are set by an install in a checkout', async () => {
    await git('init', '-q');
    await install();
    expect(await hooksPath()).toBe('.githooks');
  });

  test('are not set on a build machine', async () => {
    await git('init', '-q');
    await install({ CI: 'true' });
    expect(await hooksPath()).toBeNull();
  });

  test('leave a hooks path alone that somebody has set', async () => {
    await git('init', '-q');
    await git('config', 'core.hooksPath', 'elsewhere');
    await install();
    expect(await hooksPath()).toBe('elsewhere');
  });

  test('do not disturb an install outside a checkout', async () => {
    await expect(install()).resolves.toMatchObject({ stderr: '' });
  });

  test('refuse a commit of badly formatted or badly written code, and let good code pass', async () => {
    await git('init', '-q');
    await install();

    await tree.write('contracts/src/ragged.ts', 'export   const ragged = "1"\n');
    await git('add', 'contracts');
    await expect(git('commit', '-q', '-m', 'Ragged')).rejects.toThrow(/format/);

    await tree.write('contracts/src/ragged.ts', 'export var old = 1;\n');
    await git('add', 'contracts');
    await expect(git('commit', '-q', '-m', 'Old')).rejects.toThrow(/no-var/);

    await tree.write('contracts/src/ragged.ts', 'export const tidy = 1;\n');
    await git('add', 'contracts');
    await expect(git('commit', '-q', '-m', 'Tidy')).resolves.toBeDefined();
  });
});
