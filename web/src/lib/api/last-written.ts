/** How long a read still asks to see the own last write; by then every screen has followed. */
const FRESH_MS = 30_000;

let last: { position: string; at: number } | null = null;

/** Notes what a mutating call wrote (`stream@position`). */
export function noteWritten(position: string | null, now = Date.now()): void {
  if (position !== null) last = { position, at: now };
}

/** The last own write, for the `If-Position` of a read that has to show it. */
export function lastWritten(now = Date.now()): string | undefined {
  return last && now - last.at < FRESH_MS ? last.position : undefined;
}

/** Another organisation is opened: it has no such stream, and waiting for one would only be slow. */
export function forgetWritten(): void {
  last = null;
}
