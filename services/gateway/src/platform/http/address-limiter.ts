import { LRUCache } from 'lru-cache';
import { ProblemError } from '../problems/problem-error.js';

/** So many calls at once are free; after that one more each second. A person who types does not meet it. */
const BURST = 40;
const PER_SECOND = 1;
/** Addresses that are remembered; the one that was quiet for longest goes first. */
const MOST_ADDRESSES = 10_000;
const LONGEST_WAIT_S = 60;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Bounds the public calls of each network address, in this process. IPv6 addresses count by their network, since one customer has a whole one. */
export class AddressLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_ADDRESSES });

  constructor(private readonly now: () => number = Date.now) {}

  /** Throws 429 with the seconds to wait. */
  admit(address: string): void {
    const network = networkOf(address);
    const now = this.now();
    const { left, at } = this.buckets.get(network) ?? { left: BURST, at: now };
    const filled = Math.min(BURST, left + ((now - at) / 1_000) * PER_SECOND);
    this.buckets.set(network, { left: Math.max(filled - 1, -LONGEST_WAIT_S), at: now });
    if (filled < 1) throw new ProblemError('too-many-requests', {}, Math.ceil((1 - filled) / PER_SECOND));
  }
}

function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
