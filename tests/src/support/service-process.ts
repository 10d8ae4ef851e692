import { type RunningChild, startChild } from '@tallyport/local/processes/child';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../../..');
const LOGS = join(tmpdir(), 'tallyport-test-services');

/** A service of the product as a process of its own, as it is shipped. */
export interface ServiceProcess {
  readonly logFile: string;
  pid(): number;
  hasExited(): boolean;
  /** `kill -9`, as a power cut would end it. */
  kill(): Promise<void>;
  /** SIGTERM, and waits. */
  stop(): Promise<void>;
  /** Starts it again with the same environment, changed by `changes`. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Starts `services/<name>/dist/main.js`. Its output goes to a file whose path is in `logFile`. */
export async function startService(name: string, environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  return startProgram(name, join(REPOSITORY, `services/${name}/dist/main.js`), environment);
}

/** Starts any Node program of the repository in the same way. */
export async function startProgram(name: string, entry: string, environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const logFile = join(mkdtempSync(`${LOGS}-`), `${name}.log`);
  const start = (env: Readonly<Record<string, string>>) => startChild({ name, command: process.execPath, args: [entry], env, logFile });
  let child: RunningChild = await start(environment);
  return {
    logFile,
    pid: () => child.pid,
    hasExited: () => child.hasExited(),
    async kill() {
      if (!child.hasExited()) process.kill(child.pid, 'SIGKILL');
      await child.exited;
    },
    stop: () => child.stop(),
    async restart(changes = {}) {
      child = await start({ ...environment, ...changes });
    },
  };
}
