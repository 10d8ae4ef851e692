import type { FreightPlace } from '@tallyport/worker/freight-export/freight-place';
import type { CallMark } from '@tallyport/worker/freight-export/system-health';
import type { Turn } from '@tallyport/workflows/freight-export/activities';
import { type Clock, minutes } from './clock.js';

const SILENT_CALLS = 5;
const LONGEST_REST = 15;

/** A freight system as it is set up, how it is with it, and turns at it, by the rules of the tables and by the clock of the course. */
export class MemorySystem {
  secret: string;
  private isLogInRefused = false;
  private silent = 0;
  private rests = 0;
  private restsUntil = 0;

  constructor(
    readonly place: FreightPlace,
    private readonly rightSecret: string,
    private readonly clock: Clock,
    isSecretWrong: boolean,
  ) {
    this.secret = isSecretWrong ? 'a password of last year' : rightSecret;
  }

  get isRightSecret(): boolean {
    return this.secret === this.rightSecret;
  }

  mark(mark: CallMark): void {
    if (mark === 'log-in-refused') this.isLogInRefused = true;
    if (mark !== 'silent') this.silent = 0;
    if (mark === 'answered') {
      this.isLogInRefused = false;
      this.rests = 0;
      this.restsUntil = 0;
    }
    if (mark === 'silent' && (this.silent += 1) % SILENT_CALLS === 0) {
      this.restsUntil = this.clock.now + minutes(Math.min(LONGEST_REST, 2 ** this.rests));
      this.rests += 1;
    }
  }

  turn(): Turn {
    if (this.isLogInRefused) return { kind: 'held', hold: 'log-in-refused', reason: null };
    const left = this.restsUntil - this.clock.now;
    return left > 0 ? { kind: 'wait', milliseconds: left } : { kind: 'granted' };
  }

  /** An administrator gives the password anew, and the connection test passes. */
  mend(): void {
    this.secret = this.rightSecret;
    this.mark('answered');
  }
}
