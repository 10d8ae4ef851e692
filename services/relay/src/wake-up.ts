import type pg from 'pg';

/** Channel on which appending services say that something was appended. */
const APPENDED = 'tallyport_appended';

/** Waits for a wake-up at most `limitMs`; a wake-up that came since the last wait ends it at once. */
export class WakeUp {
  private isDue = false;
  private wake: (() => void) | null = null;

  async listen(client: pg.ClientBase): Promise<void> {
    client.on('notification', () => this.signal());
    await client.query(`listen ${APPENDED}`);
  }

  signal(): void {
    this.isDue = true;
    this.wake?.();
  }

  async wait(limitMs: number): Promise<void> {
    if (!this.isDue) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    this.isDue = false;
  }
}
