import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ProblemError } from '../problems/problem-error.js';

/** The OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Hashing runs on a thread of Node's own. One at a time: on two cores a second one takes the core on which everybody else is answered. */
const AT_ONCE = 1;
const WAITING = 200;

/** Password hashes. Slow by purpose, off the main thread, and one at a time, so that guessing does not starve other callers. */
export class Passwords {
  private readonly turns = pLimit(AT_ONCE);
  private readonly nobody: Promise<string>;

  constructor() {
    this.nobody = this.hash(randomBytes(16).toString('hex'));
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Whether the password fits; `known` is null for an unknown account, which costs exactly as much. */
  async fits(password: string, known: string | null): Promise<boolean> {
    const against = known ?? (await this.nobody);
    const fits = await this.inTurn(() => verify(against, password).catch(() => false));
    return fits && known !== null;
  }

  /** Whether a hash was made with an older cost: it is made anew when its owner signs in. */
  isOutdated(known: string): boolean {
    return !known.startsWith(CURRENT);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.pendingCount >= WAITING) return Promise.reject(new ProblemError('unavailable', {}, 5));
    return this.turns(work);
  }
}
