import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { commandLineOf } from '../../holder.mjs';
import { killGroup } from '../processes/child.js';
import { removeStackData } from '../stack/remove-stack-data.js';
import { checkout, stackFolder } from '../stack/stack-folder.js';

const Records = z.array(z.object({ name: z.string(), pid: z.number() }));

/** An `npm start` of a folder of its own. */
export interface StartedStack {
  /** What the screen shows. */
  screen(): string;
  readonly readyAfterMs: number;
  /** The processes that the start has recorded. */
  children(): { name: string; pid: number }[];
  port(name: string): number;
  /** Sends a signal to the `npm start` process alone, as a service manager does, and answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills npm, the launcher and the supervisor at once, so that nobody can tidy up. */
  killStart(): Promise<void>;
  /** Ends it in good order, if it still runs, and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts the stack from this folder, with what is built, and resolves when its screen says that it is ready. A start that does
 * not get there leaves nothing behind.
 */
export async function startStack(home: string, env: Readonly<Record<string, string>> = {}): Promise<StartedStack> {
  const started = Date.now();
  const launcher = spawn('npm', ['start', '--silent', '--', '--no-build'], {
    cwd: checkout,
    env: { ...process.env, TALLYPORT_HOME: home, TALLYPORT_DEMO: 'no', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => launcher.once('close', resolve));
  const remove = async () => {
    launcher.kill('SIGTERM');
    await ended;
    // PostgreSQL's data may lie outside the folder.
    await removeStackData(stackFolder({ TALLYPORT_HOME: home }));
  };
  const screen = await readyScreen(launcher).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const read = (file: string): unknown => JSON.parse(readFileSync(join(home, file), 'utf8'));
  return {
    screen,
    readyAfterMs: Date.now() - started,
    children: () => Records.parse(read('processes.json')),
    port: (name) => z.record(z.string(), z.number()).parse(read('ports.json'))[name] ?? 0,
    async end(signal) {
      launcher.kill(signal);
      return await ended;
    },
    async killStart() {
      const { pid } = z.object({ pid: z.number() }).parse(read('start.json'));
      // npm, the launcher and the supervisor share a group; every child has one of its own.
      killGroup(launcher.pid ?? pid);
      await ended;
    },
    remove,
  };
}

async function readyScreen(launcher: ChildProcess): Promise<() => string> {
  let shown = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      shown += text.toString();
      if (shown.includes('Ctrl-C stops everything')) resolve();
    };
    launcher.stdout?.on('data', read);
    launcher.stderr?.on('data', read);
    launcher.once('close', () => reject(new Error(`the start ended:\n${shown}`)));
  });
  return () => shown;
}

/** The names of those that still run. */
export function alive(children: readonly { name: string; pid: number }[]): string[] {
  return children.filter(({ pid }) => commandLineOf(pid) !== undefined).map(({ name }) => name);
}
