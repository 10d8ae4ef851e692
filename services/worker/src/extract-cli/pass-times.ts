import type { RunOptions } from '@tallyport/reading/stage';

/** Measures how long each pass of the reading takes, over all documents that are read. */
export class PassTimes {
  private readonly spent = new Map<string, { ms: number; runs: number }>();

  constructor(private readonly now: () => number) {}

  readonly around: NonNullable<RunOptions['around']> = (stage, pass, work) => {
    const started = this.now();
    const result = work();
    const name = `${stage}/${pass}`;
    const before = this.spent.get(name) ?? { ms: 0, runs: 0 };
    this.spent.set(name, { ms: before.ms + this.now() - started, runs: before.runs + 1 });
    return result;
  };

  /** One line for each pass in the order in which they ran, then the whole. */
  table(): string {
    const whole = [...this.spent.values()].reduce((sum, { ms }) => sum + ms, 0);
    const rows = [...this.spent].map(([name, { ms, runs }]) => row(name, ms, whole, `${runs}×`));
    return [...rows, row('all passes', whole, whole, '')].join('\n');
  }
}

function row(name: string, ms: number, whole: number, runs: string): string {
  const share = whole === 0 ? 0 : (100 * ms) / whole;
  return `${name.padEnd(28)}${ms.toFixed(1).padStart(10)} ms${share.toFixed(1).padStart(7)} %${runs.padStart(7)}`;
}
