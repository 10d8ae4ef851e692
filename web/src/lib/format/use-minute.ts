import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** The present minute in milliseconds. All who ask tick together, once a minute, from one timer. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}
