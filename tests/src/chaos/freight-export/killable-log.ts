import type { EventStore } from '@tallyport/event-store/event-store';

const AWAITED = ['load', 'fold', 'loadTypes', 'findCommand', 'append', 'appendTogether'] as const;

/** The log of a gateway that dies before or after its nth question to it: what was asked may have been done by then. */
export class KillableLog {
  private left = Number.POSITIVE_INFINITY;

  constructor(store: EventStore) {
    for (const name of AWAITED) {
      const asked = store[name].bind(store) as (...given: unknown[]) => Promise<unknown>;
      const mortal = async (...given: unknown[]) => {
        this.step();
        const answer = await asked(...given);
        this.step();
        return answer;
      };
      Object.assign(store, { [name]: mortal });
    }
  }

  killAt(step: number): void {
    this.left = step;
  }

  /** Whether it died since; from here on it lives. */
  hasDied(): boolean {
    const isDead = this.left <= 0;
    this.left = Number.POSITIVE_INFINITY;
    return isDead;
  }

  private step(): void {
    this.left -= 1;
    if (this.left <= 0) throw new Error('killed');
  }
}
