import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './stack/explain-failure.js';
import { operatorEnvironment } from './stack/operator-environment.js';
import { checkout, stackFolder } from './stack/stack-folder.js';

/** Runs a command of the worker that imports a file: into the stack's folder and, where there is a stack, into its database. */
export async function runImporter(program: `${string}.cli.js`): Promise<never> {
  process.exit(
    await exitCodeOf(program).catch((error: unknown) => {
      console.error(explainFailure(error));
      return 1;
    }),
  );
}

function exitCodeOf(program: string): Promise<number> {
  const folder = stackFolder();
  const stack = existsSync(folder.ports) ? operatorEnvironment(folder, process.env, 'worker') : {};
  const env = { ...process.env, ...stack, TALLYPORT_HOME: folder.path };
  const importer = join(checkout, 'services', 'worker', 'dist', program);
  const child = spawn(process.execPath, [importer, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
