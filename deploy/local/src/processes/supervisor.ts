import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildCommand, ChildFailed, describeEnd, type RunningChild, startChild, waitUntilReady } from './child.js';
import type { ProcessRecords } from './process-records.js';
import { RestartBudget } from './restart-budget.js';

/** A process that must run as long as the stack does. */
export interface SupervisedProcess {
  readonly command: ChildCommand;
  /** Succeeds when the process does its work. */
  probe(): Promise<unknown>;
  readonly readyWithinMs: number;
  /** The file or folder without which it cannot go on. When somebody removes it the process is ended, and started on a new one. */
  readonly data?: string;
  /** Makes what it needs before each start. */
  prepare?(): Promise<void>;
}

const LOOK_MS = 2_000;

interface Watched {
  readonly process: SupervisedProcess;
  readonly budget: RestartBudget;
  child: RunningChild;
}

/**
 * Starts processes, keeps them running and ends them.
 *
 * A process that ends by itself is seen, said with the end of its log, and started again, five times within a minute
 * at the most. One that ends more often rests until it may try again, and is said to; the others go on. It is never
 * given up: a service that cannot live without an engine comes back when the engine does.
 */
export class Supervisor {
  private readonly watched = new Map<string, Watched>();
  private readonly spawning = new Set<Promise<unknown>>();
  private readonly stopBegun = Promise.withResolvers<void>();
  private stopping = false;

  constructor(
    private readonly records: ProcessRecords,
    private readonly say: (line: string) => void,
    private readonly newBudget: () => RestartBudget = () => new RestartBudget(),
  ) {}

  /** Starts a process and resolves when it is ready. Rejects with the end of its log when it ends before. */
  async start(process: SupervisedProcess): Promise<void> {
    if (this.stopping) throw new ChildFailed(`${process.command.name} is no longer started`);
    const child = await this.spawn(process);
    const watched: Watched = { process, budget: this.newBudget(), child };
    this.watched.set(process.command.name, watched);
    try {
      await waitUntilReady(child, () => process.probe(), process.readyWithinMs);
    } catch (error) {
      await this.stop([process.command.name]);
      throw error;
    }
    // Some programs change their command line on the way; what the table says now is what a later start will see.
    if (!child.hasExited()) this.record(child, process);
    void this.watch(watched);
  }

  /** Ends these processes side by side, and resolves when they are gone. */
  async stop(names: readonly string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const watched = this.watched.get(name);
        if (watched === undefined) return;
        this.watched.delete(name);
        await watched.child.stop();
        this.records.remove(watched.child.pid);
      }),
    );
  }

  /** From now on nothing is started or started again. Resolves when no start is half done. */
  async beginStop(): Promise<void> {
    this.stopping = true;
    this.stopBegun.resolve();
    await Promise.allSettled(this.spawning);
  }

  running(): string[] {
    return [...this.watched.keys()];
  }

  private async spawn(process: SupervisedProcess): Promise<RunningChild> {
    const spawned = this.spawnUnlessStopping(process);
    this.spawning.add(spawned);
    return await spawned.finally(() => this.spawning.delete(spawned));
  }

  private async spawnUnlessStopping(process: SupervisedProcess): Promise<RunningChild> {
    await process.prepare?.();
    const child = await startChild(process.command);
    if (this.stopping) {
      await child.stop();
      throw new ChildFailed(`${process.command.name} is no longer started`);
    }
    this.record(child, process);
    return child;
  }

  private record(child: RunningChild, { command }: SupervisedProcess): void {
    this.records.add(command.name, child.pid, command.stopSignal ?? 'SIGTERM');
  }

  private async watch(watched: Watched): Promise<void> {
    const { name } = watched.process.command;
    for (;;) {
      await this.untilEnded(watched);
      if (this.stopping || this.watched.get(name) !== watched) return;
      this.records.remove(watched.child.pid);
      this.say(isGone(watched.process) ? sayGone(watched.process) : await describeEnd(watched.child));
      const turn = watched.budget.take() ?? (await this.restThenTake(watched));
      if (this.stopping || turn === undefined) return;
      await this.startAgain(watched, `${name} is started again (${turn} of ${watched.budget.limit})`);
    }
  }

  /** Resolves when the child is gone. One whose data are gone is ended: what it still writes would be lost without a word. */
  private async untilEnded({ process, child }: Watched): Promise<void> {
    const looking = setInterval(() => {
      if (isGone(process)) void child.stop();
    }, LOOK_MS);
    await child.exited;
    clearInterval(looking);
  }

  private async restThenTake({ budget, process, child }: Watched): Promise<number | undefined> {
    const { limit, windowMs } = budget;
    const times = `${limit} times within ${windowMs / 1000} s`;
    const restS = Math.ceil(budget.msUntilNext() / 1000);
    this.say(`${process.command.name} ended more than ${times}; the next try is in ${restS} s. Its log: ${child.logFile}`);
    // A timer may end a millisecond before the clock says so: then there is no turn yet.
    let turn: number | undefined;
    while (!this.stopping && turn === undefined) {
      await Promise.race([sleep(Math.max(1, budget.msUntilNext()), undefined, { ref: false }), this.stopBegun.promise]);
      if (!this.stopping) turn = budget.take();
    }
    return turn;
  }

  private async startAgain(watched: Watched, announcement: string): Promise<void> {
    this.say(announcement);
    const started = Date.now();
    try {
      watched.child = await this.spawn(watched.process);
      await waitUntilReady(watched.child, () => watched.process.probe(), watched.process.readyWithinMs);
      this.say(`${watched.process.command.name} is back after ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      // Ended again: the loop sees it. Slow, or not even started: it is said.
      if (!watched.child.hasExited() && error instanceof Error) this.say(error.message);
    }
  }
}

function isGone({ data }: SupervisedProcess): boolean {
  return data !== undefined && !existsSync(data);
}

function sayGone({ command, data }: SupervisedProcess): string {
  return `${command.name} ended because ${data} was removed while it ran. It is started again without it`;
}
