import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { type Answer, BROKE_ON_FILE } from '../../document-process/protocol.js';
import { UnreadableFile, type UnreadableReason } from '../../document-process/unreadable-file.js';
import type { Isolation } from './isolation.js';
import { residentMemoryOf } from './resident-memory.js';

/** What a kind of child runs and how far it may go. */
export interface ChildKind {
  /** The path of the JavaScript file that it runs. */
  readonly script: string;
  /** What the script is told. */
  readonly args?: readonly string[];
  readonly isolation: Isolation;
  /** False for children that see files of unknown origin: they may only read. */
  readonly mayWrite: boolean;
  readonly mostMemory: number;
  /** A child whose memory stays above this part of its limit between two calls is replaced before the next one. */
  readonly wornAt: number;
  /** Whether each large block goes back to the system as soon as it is free: less memory stays, and each block costs some time. */
  readonly givesBack: boolean;
  /** For one call, in milliseconds. */
  readonly mostTime: number;
}

interface Pending {
  readonly id: number;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/** How often a working child's memory is looked at, in milliseconds. */
const WATCH_EVERY = 25;
/** A bomb grows on between two looks and while it is being killed: so it is ended at this part of its limit, and never exceeds it. */
const ENDS_AT = 0.87;
/** Children give way to the services beside them. */
const NICENESS = 5;

/** One warm child process. It does one call at a time and is killed by the first call that goes too far. */
export class ReaderChild {
  /** The id of the file that it holds open. */
  holds: string | null = null;
  private readonly process: ChildProcess;
  private pending: Pending | null = null;
  private calls = 0;
  private endedBy: UnreadableReason = 'reader-stopped';

  constructor(private readonly kind: ChildKind) {
    this.process = startProcess(kind);
    this.process.on('message', (answer: Answer) => this.pending?.settle(answer));
    this.process.on('error', () => this.kill('reader-stopped'));
    this.process.on('exit', (code, signal) => this.pending?.fail(new UnreadableFile(this.reasonOf(code, signal))));
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null && !this.process.killed;
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** `spent` is time in milliseconds that the same question has cost already: it counts against the limit. */
  async call(method: string, args: readonly unknown[], signal?: AbortSignal, spent = 0): Promise<unknown> {
    signal?.throwIfAborted();
    const began = performance.now() - spent;
    const id = (this.calls += 1);
    const onAbort = (): void => this.kill('reader-stopped', signal?.reason);
    const tooLong = setTimeout(() => this.kill('took-too-long'), Math.max(0, this.kind.mostTime - spent));
    const watch = setInterval(() => void this.checkMemory(), WATCH_EVERY);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const answer = await new Promise<Answer>((settle, fail) => {
        this.pending = { id, settle, fail };
        if (!this.isAlive) fail(new UnreadableFile(this.endedBy));
        else this.process.send({ id, method, args }, (error) => error !== null && fail(new UnreadableFile(this.endedBy)));
      });
      if (answer.kind === 'unreadable') throw new UnreadableFile(answer.reason);
      return answer.value;
    } catch (error) {
      if (error instanceof UnreadableFile) error.ranMs = performance.now() - began;
      throw error;
    } finally {
      this.pending = null;
      clearTimeout(tooLong);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Ends the process now. A call under way fails with `error`, or else with the reason. */
  kill(reason: UnreadableReason, error?: unknown): void {
    this.endedBy = reason;
    this.process.kill('SIGKILL');
    this.pending?.fail(error ?? new UnreadableFile(reason));
  }

  async memory(): Promise<number> {
    return this.pid === undefined ? 0 : ((await residentMemoryOf(this.pid)) ?? 0);
  }

  private reasonOf(code: number | null, signal: NodeJS.Signals | null): UnreadableReason {
    if (code === BROKE_ON_FILE) return 'damaged';
    // The JavaScript heap has a limit of its own, and ends the process with SIGABRT.
    return signal === 'SIGABRT' ? 'needs-too-much-memory' : this.endedBy;
  }

  private async checkMemory(): Promise<void> {
    if ((await this.memory()) > this.kind.mostMemory * ENDS_AT) this.kill('needs-too-much-memory');
  }
}

/** What the sandbox is found by. Nothing else that the services know is of use to a parser. */
const ONLY_PATH = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** glibc keeps a freed picture for the next one, in as many heaps as there are threads; so it keeps none of more than 256 kB, in one heap. */
const GIVES_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' };

/** Starts the script with an environment that tells it nothing. */
function startProcess({ script, args: told = [], isolation, mayWrite, mostMemory, givesBack }: ChildKind): ChildProcess {
  const heap = Math.floor((mostMemory * HEAP_PART) / 2 ** 20);
  const [command = process.execPath, ...args] = [
    ...isolation.command,
    process.execPath,
    `--max-old-space-size=${heap}`,
    ...TIDINESS,
    ...(mayWrite ? [] : READ_ONLY),
    script,
    ...told,
  ];
  const child = spawn(command, args, {
    env: givesBack ? { ...ONLY_PATH, ...GIVES_BACK } : ONLY_PATH,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  return child;
}

/** A child reads its own libraries and fonts. It writes no file and starts no process, where this Node can forbid it. */
const READ_ONLY = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker']
  : [];

/**
 * How a child tidies its memory. In a heap this small helpers would do so all the time beside the one thread that works: with them a
 * page costs twice the CPU. And what a page leaves behind is thrown away with it, however long the engine thinks that it will stay.
 * It is thrown away early, so that less memory lies idle, and what stays is looked through only when there is much of it. Pictures are
 * let go of by the child itself (`tidyMemory`).
 */
const TIDINESS = [
  '--expose-gc',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
  '--max-semi-space-size=16',
  '--initial-old-space-size=128',
];

/** The rest is for pictures and fonts, which lie outside the heap. */
const HEAP_PART = 0.6;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It ended already, or the system does not allow it: the limits hold all the same.
  }
}
