import type { CheckpointWitness, Witnessed } from '../checkpoint/checkpoint-witness.js';

/** A witness that remembers as long as the test runs. */
export class MemoryWitness implements CheckpointWitness {
  kept: Witnessed | null = null;

  last(): Promise<Witnessed | null> {
    return Promise.resolve(this.kept);
  }

  keep(witnessed: Witnessed): Promise<void> {
    this.kept = witnessed;
    return Promise.resolve();
  }
}
