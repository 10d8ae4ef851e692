import { styleText } from 'node:util';

const USUAL_COLUMNS = 80;
const LIVE_EVERY_MS = 200;
const REMIND_EVERY_MS = 15_000;

/**
 * Says what a start is doing: one line per finished step with its time. On a terminal a last line shows the steps
 * under way; elsewhere a step that takes long is named again now and then.
 */
export class Progress {
  private readonly underWay = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private liveLine = '';

  constructor(private readonly out: NodeJS.WriteStream = process.stdout) {
    // Whoever reads along may go away; the stack goes on.
    out.on('error', () => undefined);
  }

  /** Runs one step. `describe` adds what came out of it to its line. */
  async step<Result>(title: string, work: () => Promise<Result>, describe: (result: Result) => string = () => ''): Promise<Result> {
    const started = Date.now();
    this.begin(title, started);
    try {
      const result = await work();
      this.end(title);
      this.print(`${this.style('green', '✓')} ${title.padEnd(24)} ${describe(result).padEnd(48)} ${this.style('dim', seconds(started))}`);
      return result;
    } catch (error) {
      this.end(title);
      throw error;
    }
  }

  /** Prints a line of its own. */
  print(line: string): void {
    this.clearLive();
    this.out.write(`  ${line}\n`);
    this.drawLive();
  }

  /** Prints something that a person should act on. */
  warn(line: string): void {
    this.print(`${this.style('yellow', '!')} ${line}`);
  }

  fail(line: string): void {
    this.print(`${this.style('red', '✗')} ${line}`);
  }

  style(format: 'green' | 'yellow' | 'red' | 'dim' | 'bold' | 'cyan', text: string): string {
    return styleText(format, text, { stream: this.out });
  }

  private begin(title: string, started: number): void {
    this.underWay.set(title, started);
    this.timer ??= setInterval(() => this.tick(), this.out.isTTY ? LIVE_EVERY_MS : REMIND_EVERY_MS);
  }

  private end(title: string): void {
    this.underWay.delete(title);
    this.clearLive();
    if (this.underWay.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    if (!this.out.isTTY) {
      for (const [title, started] of this.underWay) this.out.write(`  … ${title} (${seconds(started)})\n`);
      return;
    }
    this.clearLive();
    this.drawLive();
  }

  private drawLive(): void {
    if (!this.out.isTTY || this.underWay.size === 0) return;
    const steps = [...this.underWay].map(([title, started]) => `${title} ${seconds(started)}`);
    this.liveLine = `  … ${steps.join(' · ')}`.slice(0, (this.out.columns || USUAL_COLUMNS) - 1);
    this.out.write(this.style('dim', this.liveLine));
  }

  private clearLive(): void {
    if (this.liveLine === '') return;
    this.out.write('\r\x1b[2K');
    this.liveLine = '';
  }
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
