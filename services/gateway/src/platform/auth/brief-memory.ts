const MOST_ENTRIES = 20_000;

/** Answers that are believed for a moment. Who asks while an answer is on its way shares it; a failure is not remembered. */
export class BriefMemory<Value> {
  private readonly entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();

  constructor(
    private readonly believedMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    if (known && known.until > this.now()) return known.value;
    this.entries.delete(key);
    if (this.entries.size >= MOST_ENTRIES) this.entries.clear();
    const value = find();
    const entry = { value, until: this.now() + this.believedMs };
    this.entries.set(key, entry);
    value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
