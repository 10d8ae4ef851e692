/** Waits for a signal, but never for longer than the one who waits can afford: a lost signal costs time, nothing else. */
export class WakeUp {
  private isDue = false;
  private wake: (() => void) | null = null;

  signal(): void {
    this.isDue = true;
    this.wake?.();
  }

  /** Waits at most `limitMs`; a signal that came since the last wait ends it at once. */
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
