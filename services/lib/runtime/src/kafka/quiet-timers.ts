import { createRequire } from 'node:module';

const CHECK_INTERVAL_MS = 10;

interface RequestQueue {
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  throttledUntil: number;
  pending: unknown[];
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

/**
 * kafkajs 2.2.4 re-arms a 1 ms timer on every connection for ever (its issue 1751) and may give it a negative delay.
 * This arms one timer, only while something is pending, and never with a negative delay.
 */
export function quietKafkaTimers(): void {
  const module = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  module.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return;
    const throttledMs = this.throttledUntil - Date.now();
    const delay = throttledMs > 0 ? throttledMs : CHECK_INTERVAL_MS;
    this.throttleCheckTimeoutId = setTimeout(() => {
      this.throttleCheckTimeoutId = null;
      this.checkPendingRequests();
    }, delay);
  };
}
