/**
 * `node rooms.mjs BUILT APP`: copies what is built of each room that npm linked in APP to APP/rooms, without tests and types,
 * and the packages that npm installed in the room itself because another version of them stands at the top.
 */
import { cpSync, existsSync, globSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

const [built, app] = process.argv.slice(2);
const CHOSEN = { recursive: true, filter: (path) => !/\.test\.|\.d\.ts$|\.tsbuildinfo$/.test(path) };

for (const link of globSync('node_modules/@tallyport/*', { cwd: app })) {
  const room = relative(realpathSync(app), realpathSync(join(app, link)));
  for (const part of ['package.json', 'dist']) {
    cpSync(join(built, room, part), join(app, 'rooms', room, part), CHOSEN);
  }
  const packages = join(app, room, 'node_modules');
  if (existsSync(packages)) cpSync(packages, join(app, 'rooms', room, 'node_modules'), CHOSEN);
}
