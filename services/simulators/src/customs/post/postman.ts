import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { Ledger, Letter } from './ledger.js';

/** A site that cannot be reached is asked again, never less often than this. */
const LONGEST_PAUSE_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;
/** A site refuses for good with these; with any other status it is asked again. */
const isFinal = (status: number) => status < 300 || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Brings letters to the addresses of their sites, those of one site in the order in which they were written. */
export class Postman {
  private readonly underway = new Map<string, Promise<void>>();
  private readonly ended = new AbortController();

  constructor(
    private readonly ledger: Ledger,
    private readonly firstPauseMs = 200,
  ) {}

  /** Sets out for every site that has an address and something to get. */
  setOut(): void {
    for (const { site } of this.ledger.letters.values()) {
      if (this.underway.has(site) || this.ended.signal.aborted || this.nextFor(site) === undefined) continue;
      this.underway.set(
        site,
        this.round(site).finally(() => this.underway.delete(site)),
      );
    }
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await Promise.allSettled(this.underway.values());
  }

  private nextFor(site: string): Letter | undefined {
    return this.ledger.sites.has(site)
      ? [...this.ledger.letters.values()].find((letter) => letter.site === site && !letter.isHeld)
      : undefined;
  }

  private async round(site: string): Promise<void> {
    let tries = 0;
    for (let letter = this.nextFor(site); letter !== undefined && !this.ended.signal.aborted; letter = this.nextFor(site)) {
      const status = await this.bring(letter, this.ledger.sites.get(site) ?? '');
      if (isFinal(status)) {
        this.ledger.record({ kind: 'posted', letter: letter.id, status });
        tries = 0;
      } else {
        tries += 1;
        await sleep(backoffMs(tries - 1, this.firstPauseMs, LONGEST_PAUSE_MS), undefined, { signal: this.ended.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  /** The status of the site, or 503 where it could not be reached. */
  private async bring(letter: Letter, address: string): Promise<number> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/edifact' },
        body: Buffer.from(letter.text, 'latin1'),
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
