import { Progress } from './screen/progress.js';
import { printReadyScreen } from './screen/ready-screen.js';
import { explainFailure } from './stack/explain-failure.js';
import { LocalStack } from './stack/local-stack.js';
import { stackFolder } from './stack/stack-folder.js';

const LOOK_EVERY_MS = 500;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `npm start`: brings the stack up, keeps it running until it is told to stop, takes it down. */
async function main(): Promise<number> {
  const progress = new Progress();
  const stack = new LocalStack(stackFolder(), progress);
  const stopRequested = new Promise<'stop'>((resolve) => {
    // A terminal and npm may both hand on a Ctrl-C: whatever comes after the first is the same request.
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve('stop'));
    whenLauncherIsGone(() => resolve('stop'));
  });
  const defect = new Promise<never>((_, reject) => process.on('uncaughtException', reject));
  let exitCode = 0;
  try {
    const outcome = await Promise.race([stack.up(), stopRequested, defect]);
    if (outcome !== 'stop') {
      printReadyScreen(progress, outcome);
      await Promise.race([stopRequested, defect]);
    }
    progress.print('');
  } catch (error) {
    progress.fail(explainFailure(error));
    exitCode = 1;
  }
  if (stack.hasStarted()) await progress.step('Stopping', () => stack.down());
  else await stack.down();
  return exitCode;
}

/** The launcher hands on signals; when it was killed itself, nobody could stop us any more. */
function whenLauncherIsGone(act: () => void): void {
  const launcher = Number(process.env['TALLYPORT_LAUNCHER']);
  if (launcher !== process.ppid) return;
  setInterval(() => {
    if (process.ppid !== launcher) act();
  }, LOOK_EVERY_MS).unref();
}

process.exit(await main());
