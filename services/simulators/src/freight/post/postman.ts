import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { Books } from '../books/books.js';
import type { Letter } from '../books/entries.js';

const FIRST_PAUSE_MS = 200;
/** An address that cannot be reached is asked again, never less often than this. */
const LONGEST_PAUSE_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;
const isFinal = (status: number) => status < 300 || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Brings acknowledgements to the one address that there is for them, in the order in which they were written. */
export class Postman {
  private round: Promise<void> | null = null;
  private readonly ended = new AbortController();

  constructor(private readonly books: Books) {}

  /** Sets out where there is an address and something to bring. */
  setOut(): void {
    if (this.round !== null || this.ended.signal.aborted || this.first() === undefined) return;
    this.round = this.bringAll().finally(() => {
      this.round = null;
      // What came while the round ended is brought by another.
      this.setOut();
    });
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.round;
  }

  private first(): Letter | undefined {
    return this.books.acknowledgeTo === null ? undefined : [...this.books.letters.values()].find(({ isHeld }) => !isHeld);
  }

  private async bringAll(): Promise<void> {
    let tries = 0;
    for (let letter = this.first(); letter !== undefined && !this.ended.signal.aborted; letter = this.first()) {
      const status = await this.bring(letter, this.books.acknowledgeTo ?? '');
      if (isFinal(status)) this.books.record({ kind: 'posted', letter: letter.id, status });
      else await sleep(backoffMs(tries, FIRST_PAUSE_MS, LONGEST_PAUSE_MS), undefined, { signal: this.ended.signal }).catch(() => undefined);
      tries = isFinal(status) ? 0 : tries + 1;
    }
  }

  /** The status that was answered, or 503 where nobody answered. */
  private async bring({ xml }: Letter, address: string): Promise<number> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: xml,
        redirect: 'error',
        signal: AbortSignal.any([this.ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 503;
    }
  }
}
