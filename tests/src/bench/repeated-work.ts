import { ownCpuMicros } from './cpu.js';
import type { Side } from './harness.js';

/** One piece of work of this process, done again and again. What it comes to is looked at after the last slice. */
export class RepeatedWork<Result> implements Side {
  constructor(
    private readonly work: () => Result,
    /** Throws for a result that is wrong. */
    private readonly look: (result: Result) => void,
  ) {}

  slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let done = 0;
    for (; performance.now() < end; done++) this.work();
    return Promise.resolve(done);
  }

  cpuMicros(): number {
    return ownCpuMicros();
  }

  check(): Promise<void> {
    this.look(this.work());
    return Promise.resolve();
  }
}
