import type pg from 'pg';

/** Under load one wake-up serves all appends of this time: the relay takes what is there. */
const PAUSE_MS = 10;

/**
 * Tells the relay that something was appended, outside the append's own transaction: a NOTIFY inside every append would
 * make concurrent appends wait for each other. The first is sent at once, later ones at most every few milliseconds.
 * A lost call costs one poll of the relay.
 */
export class Announcer {
  private isPausing = false;
  private isDue = false;

  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  announce(): void {
    this.isDue = true;
    if (!this.isPausing) this.send();
  }

  private send(): void {
    this.isDue = false;
    this.isPausing = true;
    this.pool
      .query('notify tallyport_appended')
      .catch(() => undefined)
      .finally(() => setTimeout(() => this.afterPause(), PAUSE_MS).unref());
  }

  private afterPause(): void {
    this.isPausing = false;
    if (this.isDue) this.send();
  }
}
