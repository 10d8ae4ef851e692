import { LRUCache } from 'lru-cache';

const MOST_ENTRIES = 20_000;

/** A cache whose entries live for a moment. Who asks while an answer is on its way shares it; a failure is not cached. */
export class TtlCache<Value> {
  private readonly answers: LRUCache<string, Promise<Value>>;

  constructor(ttlMs: number, now: () => number = () => performance.now()) {
    this.answers = new LRUCache({ max: MOST_ENTRIES, ttl: ttlMs, ttlResolution: 0, perf: { now } });
  }

  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.answers.get(key);
    if (known) return known;
    const answer = find();
    this.answers.set(key, answer);
    answer.catch(() => this.answers.peek(key) === answer && this.answers.delete(key));
    return answer;
  }

  clear(): void {
    this.answers.clear();
  }
}
