/**
 * `node manifests.mjs SOURCE TARGET`: writes the lists of packages twice, `all` as they are and `production` without what only
 * development needs, each with the lock file and the scripts that come after the install.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [source, target] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(join(source, path), 'utf8'));
const folders = globSync(read('package.json').workspaces, { cwd: source });
const manifests = [
  'package.json',
  ...globSync(
    folders.map((folder) => `${folder}/package.json`),
    { cwd: source },
  ),
];

for (const [kind, content] of [
  ['all', (manifest) => manifest],
  ['production', ({ devDependencies, ...manifest }) => manifest],
]) {
  for (const path of manifests) {
    mkdirSync(dirname(join(target, kind, path)), { recursive: true });
    writeFileSync(join(target, kind, path), JSON.stringify(content(read(path)), null, 2));
  }
  for (const path of ['package-lock.json', '.npmrc']) cpSync(join(source, path), join(target, kind, path));
  for (const name of ['locked.mjs', 'this-platform.mjs', 'rooms.mjs']) {
    cpSync(join(source, 'deploy/images', name), join(target, kind, name));
  }
}
