import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { endOfLog, tellingLines } from './log-file.js';

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
  const log = openSync(options.logFile, 'a');
  const child = spawn(options.command, options.args, {
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
  const lines = await tellingLines(child.logFile, child.logStart, 5);
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
