/** `npm test`: installs what is missing, then runs every check and test under the pinned Node. */
import { join } from 'node:path';
import { prepare, runUnder } from './bootstrap.mjs';

const node = prepare();
process.exit(await runUnder(node, [join('tests', 'run-all.mjs'), ...process.argv.slice(2)]));
