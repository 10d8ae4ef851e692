import type pg from 'pg';

/**
 * Tells the relay that something was appended, outside the append's own transaction and at most once at a time:
 * a NOTIFY inside every append would make concurrent appends wait for each other. A lost call costs one poll of the relay.
 */
export class Announcer {
  private state: 'idle' | 'sending' | 'again' = 'idle';

  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  announce(): void {
    if (this.state !== 'idle') {
      this.state = 'again';
      return;
    }
    this.state = 'sending';
    this.pool
      .query('notify tallyport_appended')
      .catch(() => undefined)
      .finally(() => {
        const again = this.state === 'again';
        this.state = 'idle';
        if (again) this.announce();
      });
  }
}
