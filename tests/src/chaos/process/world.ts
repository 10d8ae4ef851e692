import { MemoryStore } from './memory-store.js';

/** How a command ended for who sent it: an answer, a refusal by its code, or nothing, since whoever handled it died. */
export type Ending =
  | { readonly kind: 'recorded'; readonly streamPosition: number }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' };

export const LOST: Ending = { kind: 'lost' };

/** What may go wrong, as shares of one. */
export interface Odds {
  /** The process dies at an await, before or after what it waits for was done. */
  readonly crash: number;
  /** Somebody else writes the stream at an await. */
  readonly interruption: number;
}

/** One stream, everybody who writes it, and the dice that decide who dies where. One seed, one course of things. */
export class World {
  readonly store = new MemoryStore();
  private interrupting = false;
  /** What another writer of the stream does when an await lets it. */
  interrupt: () => Promise<unknown> = () => Promise.resolve();

  constructor(
    readonly dice: () => number,
    private readonly odds: Odds,
  ) {}

  happens(share: number): boolean {
    return this.dice() < share;
  }

  /**
   * Goes through one await of a process: others may come in between, and it may die before or after the effect.
   * A process that died waits for ever; `die` tells its surroundings.
   */
  async through<Answer>(effect: () => Promise<Answer>, die: () => void): Promise<Answer> {
    await this.letOthersIn();
    if (this.happens(this.odds.crash)) return deadAfter(die);
    const answer = await effect();
    if (this.happens(this.odds.crash)) return deadAfter(die);
    await this.letOthersIn();
    return answer;
  }

  private async letOthersIn(): Promise<void> {
    if (this.interrupting || !this.happens(this.odds.interruption)) return;
    this.interrupting = true;
    await this.interrupt();
    this.interrupting = false;
  }
}

function deadAfter(die: () => void): Promise<never> {
  die();
  return new Promise(() => undefined);
}
