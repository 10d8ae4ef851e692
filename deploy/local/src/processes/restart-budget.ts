/** How often a process may be started again: a crash now and then is repaired at once, a crash loop takes no more than its share. */
export class RestartBudget {
  private restarts: number[] = [];

  constructor(
    readonly limit = 5,
    readonly windowMs = 60_000,
    private readonly now: () => number = Date.now,
  ) {}

  /** Answers how long to wait until the oldest restart no longer counts. */
  msUntilNext(): number {
    const oldest = this.restarts[0];
    return oldest === undefined ? 0 : Math.max(0, oldest + this.windowMs - this.now());
  }

  /** Takes one restart from the budget and answers its number within the window, or undefined when none is left. */
  take(): number | undefined {
    const since = this.now() - this.windowMs;
    this.restarts = this.restarts.filter((moment) => moment > since);
    if (this.restarts.length >= this.limit) return undefined;
    return this.restarts.push(this.now());
  }
}
