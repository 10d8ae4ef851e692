import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { COMMAND_LINE } from './stack/agree-on-epoch.js';
import { explainFailure } from './stack/explain-failure.js';
import { operatorEnvironment } from './stack/operator-environment.js';
import { checkout, stackFolder } from './stack/stack-folder.js';
import { StartRefused } from './stack/start-refused.js';

/** `npm run tallyport -- COMMAND`: runs the reactor's command line against this checkout's stack. */
async function main(): Promise<number> {
  await access(COMMAND_LINE).catch(() => {
    throw new StartRefused('The command line is not built. Run "npm start" first.');
  });
  const env = { ...process.env, ...operatorEnvironment(stackFolder()) };
  const child = spawn(process.execPath, [COMMAND_LINE, ...process.argv.slice(2)], { cwd: checkout, env, stdio: 'inherit' });
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
