import { spawnSync } from 'node:child_process';

const LONGEST_MS = 5 * 60_000;

/** Whether a program ran and was content; what it says is not shown. */
export const works = (command, args, env) => spawnSync(command, args, { env, stdio: 'ignore', timeout: LONGEST_MS }).status === 0;
