import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunningChild, startChild } from '@tallyport/local/processes/child';

/** What the services of tests seal their messages to workflows with. */
export const COMMAND_KEY = 'the command key of tests, made by nobody';

/** What gateways of tests seal secrets with. */
export const SECRET_KEYS = 'test:the secret key of tests made by nobody';

/** Where a test names no mail server, none listens. */
const NO_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1?tls=offered', MAIL_FROM: 'desk@tallyport.example' };

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
  /** Kills it and removes its log. */
  discard(): Promise<void>;
  /** Starts it again with the same environment, changed by `changes`. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Starts `services/<name>/dist/main.js`. Its output goes to a file whose path is in `logFile`. */
export async function startService(name: string, environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const entry = join(REPOSITORY, `services/${name}/dist/main.js`);
  const logFile = join(mkdtempSync(`${LOGS}-`), `${name}.log`);
  // A model of the developer's own environment has no part in tests.
  const start = (env: Readonly<Record<string, string>>) =>
    startChild({
      name,
      command: process.execPath,
      args: [entry],
      env: { OPENAI_MODEL: '', COMMAND_KEY, SECRET_KEYS, ...NO_MAIL, ...env },
      logFile,
      keepsPowers: name === 'worker',
    });
  let child: RunningChild = await start(environment);
  /** One at a time: of two that are asked for at once, one would be nobody's. */
  let restarting: Promise<void> | null = null;
  const restart = async (changes: Readonly<Record<string, string>>) => {
    try {
      child = await start({ ...environment, ...changes });
    } finally {
      restarting = null;
    }
  };
  const kill = async () => {
    await restarting;
    if (!child.hasExited()) process.kill(child.pid, 'SIGKILL');
    await child.exited;
  };
  return {
    logFile,
    pid: () => child.pid,
    hasExited: () => restarting === null && child.hasExited(),
    kill,
    stop: () => child.stop(),
    async discard() {
      await kill();
      await rm(dirname(logFile), { recursive: true, force: true });
    },
    restart: (changes = {}) => (restarting ??= restart(changes)),
  };
}
