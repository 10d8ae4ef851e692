import type { Log } from './log.js';

/** Everything a service must give back, in the order in which it was taken; it is given back in the opposite order. */
export class Shutdown {
  private readonly steps: { name: string; run: () => unknown }[] = [];
  private stopping: Promise<void> | null = null;

  constructor(
    private readonly log: Log,
    private readonly limitMs = 10_000,
  ) {}

  add(name: string, run: () => unknown): void {
    this.steps.push({ name, run });
  }

  /** Runs every step once, also when some fail or the limit passes. */
  stop(): Promise<void> {
    this.stopping ??= this.runSteps();
    return this.stopping;
  }

  /** SIGTERM and SIGINT end the process. It leaves by itself: kafkajs can hold a socket for ever after a broker's restart. */
  onSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void this.stop().finally(() => process.exit(0)));
    }
  }

  private async runSteps(): Promise<void> {
    for (const step of this.steps.toReversed()) {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('took too long')), this.limitMs);
      });
      try {
        await Promise.race([Promise.resolve(step.run()), limit]);
      } catch (error) {
        this.log.warn({ step: step.name, err: error }, 'a step of the shutdown failed');
      } finally {
        clearTimeout(timer);
      }
    }
  }
}
