import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './stack/explain-failure.js';
import { operatorEnvironment } from './stack/operator-environment.js';
import { checkout, stackFolder } from './stack/stack-folder.js';

const IMPORTER = join(checkout, 'services', 'worker', 'dist', 'tariff-cli', 'import.cli.js');

/** `npm run tariff:import -- FILE.csv`: keeps the import in the stack's folder and, where there is a stack, in its database. */
async function main(): Promise<number> {
  const folder = stackFolder();
  const stack = existsSync(folder.ports) ? operatorEnvironment(folder, process.env, 'worker') : {};
  const env = { ...process.env, ...stack, TALLYPORT_HOME: folder.path };
  const child = spawn(process.execPath, [IMPORTER, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(explainFailure(error));
    return 1;
  }),
);
