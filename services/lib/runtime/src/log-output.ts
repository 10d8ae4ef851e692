import { write, writeSync } from 'node:fs';

/** A write for each line would cost a gateway a tenth of its time; who reads along waits a moment. */
const BUNDLE = 4_096;
const EVERY_MS = 100;
/** Characters that wait while nothing can be written; lines beyond are counted, and lost. */
const WAITING_LIMIT = 1_048_576;
const NOTHING = Buffer.alloc(0);

export type WriteBytes = (bytes: Buffer, done: (error: Error | null, written: number) => void) => void;

/**
 * Where the lines of a log go: in bundles, away from the event loop, in order. What cannot be written, as on a full disk, waits and
 * is tried again while the process goes on (fault 15). Pino's own destination ends the process there, and the end hangs: it repeats
 * its last write for ever.
 */
export class LogOutput {
  private waiting = '';
  private lost = 0;
  private unwritten: Buffer = NOTHING;
  private writing = false;

  constructor(private readonly writeBytes: WriteBytes) {
    setInterval(() => this.next(), EVERY_MS).unref();
  }

  write(line: string): void {
    if (this.waiting.length + line.length > WAITING_LIMIT) this.lost += 1;
    else this.waiting += line;
    if (this.waiting.length >= BUNDLE && this.unwritten.length === 0) this.next();
  }

  /** Takes what waits, for the last write of a process that ends; what is being written is not in it. */
  takeRest(): Buffer {
    return Buffer.concat([this.writing ? NOTHING : this.unwritten, this.takeWaiting()]);
  }

  private next(): void {
    if (this.writing) return;
    if (this.unwritten.length === 0) this.unwritten = this.takeWaiting();
    if (this.unwritten.length === 0) return;
    this.writing = true;
    this.writeBytes(this.unwritten, (error, written) => {
      this.writing = false;
      if (error !== null) return;
      this.unwritten = this.unwritten.subarray(written);
      if (this.unwritten.length > 0 || this.waiting.length >= BUNDLE) this.next();
    });
  }

  private takeWaiting(): Buffer {
    const bytes = Buffer.from(this.waiting + lineAboutLost(this.lost));
    this.waiting = '';
    this.lost = 0;
    return bytes;
  }
}

function lineAboutLost(lines: number): string {
  if (lines === 0) return '';
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: 'lines of this log could not be written and are lost' })}\n`;
}

const STANDARD_OUTPUT = 1;
let shared: LogOutput | undefined;

/** Answers the output of this process's log. What waits when the process ends is tried once more. */
export function standardOutput(): LogOutput {
  shared ??= openStandardOutput();
  return shared;
}

function openStandardOutput(): LogOutput {
  const output = new LogOutput((bytes, done) => write(STANDARD_OUTPUT, bytes, done));
  // Libraries that write there by themselves must not end the process either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => {
    try {
      writeSync(STANDARD_OUTPUT, output.takeRest());
    } catch {
      // The process ends: nobody is left to tell.
    }
  });
  return output;
}
