const MINUTE_MS = 60_000;
export const minutes = (count: number) => count * MINUTE_MS;

/** The one clock of a course: of the run, of the worker and of the freight system. It goes on where somebody waits. */
export class Clock {
  private at = Date.parse('2026-11-24T01:00:00.000Z');

  get now(): number {
    return this.at;
  }

  pass(milliseconds: number): void {
    this.at += Math.max(0, Math.ceil(milliseconds));
  }

  readonly date = (): Date => new Date(this.at);
  readonly iso = (): string => this.date().toISOString();
}
