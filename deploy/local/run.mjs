/** `npm run status`, `reset` and `tallyport`: runs a command of the local stack under the pinned Node. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, pinnedNode, root, runUnder } from './bootstrap.mjs';

const [command, ...args] = process.argv.slice(2);
const entry = join('deploy', 'local', 'dist', `${command}.js`);
if (!existsSync(join(root, entry))) giveUp('Nothing is built here yet. Run "npm start" first.');
const node = existsSync(pinnedNode(root)) ? pinnedNode(root) : process.execPath;
process.exit(await runUnder(node, [entry, ...args]));
