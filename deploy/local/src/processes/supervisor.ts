import { type ChildCommand, ChildFailed, describeEnd, type RunningChild, startChild, waitUntilReady } from './child.js';
import type { ProcessRecords } from './process-records.js';
import { RestartBudget } from './restart-budget.js';

/** A process that must run as long as the stack does. */
export interface SupervisedProcess {
  readonly command: ChildCommand;
  /** Succeeds when the process does its work. */
  probe(): Promise<unknown>;
  readonly readyWithinMs: number;
}

interface Watched {
  readonly process: SupervisedProcess;
  readonly budget: RestartBudget;
  child: RunningChild;
}

/**
 * Starts processes, keeps them running and ends them.
 *
 * A process that ends by itself is seen, said with the end of its log, and started again, five times within a minute
 * at the most. One that cannot be kept running stays down and is said to be; the others go on.
 */
export class Supervisor {
  private readonly watched = new Map<string, Watched>();
  private readonly spawning = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(
    private readonly records: ProcessRecords,
    private readonly say: (line: string) => void,
    private readonly newBudget: () => RestartBudget = () => new RestartBudget(),
  ) {}

  /** Starts a process and resolves when it is ready. Rejects with the end of its log when it ends before. */
  async start(process: SupervisedProcess): Promise<void> {
    if (this.stopping) throw new ChildFailed(`${process.command.name} is not started any more`);
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
    const child = await startChild(process.command);
    if (this.stopping) {
      await child.stop();
      throw new ChildFailed(`${process.command.name} is not started any more`);
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
      await watched.child.exited;
      if (this.stopping || this.watched.get(name) !== watched) return;
      this.records.remove(watched.child.pid);
      this.say(await describeEnd(watched.child));
      const turn = watched.budget.take();
      if (turn === undefined) {
        this.watched.delete(name);
        const { limit, windowMs } = watched.budget;
        this.say(`${name} ended more than ${limit} times within ${windowMs / 1000} s and stays down. Its log: ${watched.child.logFile}`);
        return;
      }
      await this.startAgain(watched, `${name} is started again (${turn} of ${watched.budget.limit})`);
    }
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
