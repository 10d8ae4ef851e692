/**
 * Fails when a package that npm installed here is not the one of the lock file, by version and hash. `npm ci` would ask that too,
 * but refuses a lock file without the optional packages of other platforms.
 */
import { readFileSync } from 'node:fs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const locked = packagesIn('package-lock.json');
const installed = Object.entries(packagesIn('node_modules/.package-lock.json')).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const strangers = installed.filter(
  ([path, { version, integrity }]) => integrity === undefined || locked[path]?.version !== version || locked[path]?.integrity !== integrity,
);

for (const [path, { version }] of strangers) console.error(`${path} ${version} is not what package-lock.json says`);
console.log(`${installed.length - strangers.length} packages as locked`);
process.exitCode = strangers.length === 0 ? 0 : 1;
