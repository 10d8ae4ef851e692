import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import { confinement, untilConfined } from './confine.js';
import { endOfLog, reasonLines } from './log-file.js';

/** The signals by which our children end in good order. */
export type StopSignal = 'SIGTERM' | 'SIGINT';

/** How one child process is started and ended. */
export interface ChildCommand {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Everything that the child prints goes here, so that it outlives us. */
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly account?: { readonly uid: number; readonly gid: number };
  /** Whether it starts others under another account, for which root needs its powers. */
  readonly keepsPowers?: boolean;
  /** The signal that ends the child in good order; SIGTERM unless given. */
  readonly stopSignal?: StopSignal;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RunningChild {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Where the log of this run begins in the file. */
  readonly logStart: number;
  /** Resolves when the child is gone, however it went. Never rejects. */
  readonly exited: Promise<Exit>;
  hasExited(): boolean;
  /** Ends the child in good order, and by force when it does not follow within the time. Resolves when it is gone. */
  stop(forceAfterMs?: number): Promise<void>;
}

/** A child ended before it was ready, or could not be started at all. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
}

const FORCE_AFTER_MS = 10_000;

/**
 * Starts a child in a process group of its own: a Ctrl-C in the terminal reaches only us, and we end our children in
 * the right order.
 */
export async function startChild(options: ChildCommand): Promise<RunningChild> {
  await mkdir(dirname(options.logFile), { recursive: true });
  const logStart = endOfLog(options.logFile);
  const before = await confinement(options);
  const [command = '', ...args] = [...before, options.command, ...options.args];
  await requireProgram(options);
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...options.account,
  });
  closeSync(log);
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
  });
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', (error) => {
      reject(new ChildFailed(`${options.name} could not be started: ${error.message}`));
    });
    child.once('spawn', () => {
      if (child.pid !== undefined) resolve(child.pid);
    });
  });
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  await untilConfined(pid, before, hasExited);
  return {
    name: options.name,
    pid,
    logFile: options.logFile,
    logStart,
    exited,
    hasExited,
    async stop(forceAfterMs = FORCE_AFTER_MS) {
      if (hasExited()) return;
      child.kill(options.stopSignal ?? 'SIGTERM');
      const force = setTimeout(() => {
        killGroup(pid);
      }, forceAfterMs);
      await exited;
      clearTimeout(force);
    },
  };
}

/** What stands before the command would start, and fail later and in other words. */
async function requireProgram({ name, command }: ChildCommand): Promise<void> {
  if (!isAbsolute(command)) return;
  await access(command).catch((error: Error) => {
    throw new ChildFailed(`${name} could not be started: ${error.message}`);
  });
}

/** Waits until the probe succeeds. Rejects with the end of the child's log when the child ends first, or on time-out. */
export async function waitUntilReady(child: RunningChild, probe: () => Promise<unknown>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  let reason = '';
  while (Date.now() < deadline) {
    if (child.hasExited()) throw new ChildFailed(await describeEnd(child));
    try {
      await probe();
      return;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new ChildFailed(`${child.name} was not ready within ${withinMs / 1000} s (${reason}). Its log: ${child.logFile}`);
}

/** Answers how a child ended and the last lines of its log, for a person. */
export async function describeEnd(child: RunningChild): Promise<string> {
  const { code, signal } = await child.exited;
  const lines = await reasonLines(child.logFile, child.logStart, 5);
  return [`${child.name} ended with ${signal ?? `code ${code}`}. The end of its log:`, ...lines].join('\n  ');
}

/** Ends a whole process group by force; a group that is gone is fine. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
