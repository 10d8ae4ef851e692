/** How often a process may be started again: a crash now and then is repaired, a crash loop is not hidden. */
export class RestartBudget {
  private restarts: number[] = [];

  constructor(
    readonly limit = 5,
    readonly windowMs = 60_000,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one restart from the budget and answers its number within the window, or undefined when none is left. */
  take(): number | undefined {
    const since = this.now() - this.windowMs;
    this.restarts = this.restarts.filter((moment) => moment > since);
    if (this.restarts.length >= this.limit) return undefined;
    return this.restarts.push(this.now());
  }
}
