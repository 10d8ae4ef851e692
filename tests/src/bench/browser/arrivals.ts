const LIMIT_MS = 10_000;

/** Tells one who waits when something arrived, by its name. */
export class Arrivals {
  private readonly waiting = new Map<string, (at: number) => void>();

  note(name: string, at = performance.now()): void {
    this.waiting.get(name)?.(at);
  }

  /** When this arrives next. Ask before what makes it come; rejects when it does not. */
  next(name: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const limit = setTimeout(() => reject(new Error(`${name} did not arrive`)), LIMIT_MS);
    this.waiting.set(name, resolve);
    return promise.finally(() => {
      clearTimeout(limit);
      this.waiting.delete(name);
    });
  }
}
