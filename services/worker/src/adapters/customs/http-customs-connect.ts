import { z } from 'zod';
import { AnswerTooLarge, boundedFetch } from '../bounded-fetch.js';
import type { CustomsConnect, Found, HandedOver } from './customs-connect.js';

/** Everything of a call, its last byte included. */
const CALL_MS = 20_000;
/** An acknowledgement has a few hundred bytes; what was sent comes back with it when it is asked for. */
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;
/** These say that somebody else has to be waited for, not that the interchange was turned away. */
const LATER: readonly number[] = [408, 425, 429];

const Seen = z.object({ acknowledgement: z.string().max(1_000_000).nullish() });

/** Customs behind an HTTP address: bytes out, an acknowledgement back, and a question by control reference. */
export class HttpCustomsConnect implements CustomsConnect {
  private readonly fetch: typeof fetch;
  private readonly callMs: number;

  constructor(
    private readonly address: string,
    { callMs = CALL_MS, mostAnswerBytes = MOST_ANSWER_BYTES } = {},
  ) {
    this.callMs = callMs;
    this.fetch = boundedFetch(mostAnswerBytes);
  }

  async handOver(interchange: Uint8Array, signal: AbortSignal): Promise<HandedOver> {
    let response: Response;
    try {
      const body = new Uint8Array(interchange);
      const headers = { 'content-type': 'application/edifact' };
      response = await this.fetch(this.url('interchanges'), { method: 'POST', body, headers, signal: this.within(signal) });
    } catch (error) {
      if (signal.aborted) throw error;
      return { kind: 'unknown', reason: reasonOf(error) };
    }
    if (response.ok) return { kind: 'answered', body: await response.bytes() };
    const isTurnedAway = response.status >= 400 && response.status < 500 && !LATER.includes(response.status);
    if (!isTurnedAway) return { kind: 'unknown', reason: 'server-error' };
    return { kind: 'turned-away', detail: `${response.status} ${response.statusText}`.trim().slice(0, 200) };
  }

  async find(site: string, controlReference: string, signal: AbortSignal): Promise<Found> {
    const response = await this.fetch(this.url('interchanges', site, controlReference), { signal: this.within(signal) });
    if (response.status === 404) return { kind: 'never-seen' };
    if (!response.ok) throw new Error(`customs answers ${response.status}`);
    const { acknowledgement } = Seen.parse(await response.json());
    return { kind: 'seen', acknowledgement: acknowledgement ? Buffer.from(acknowledgement, 'latin1') : null };
  }

  private url(...path: readonly string[]): string {
    return [this.address.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/');
  }

  private within(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(this.callMs)]);
  }
}

/** Whatever went wrong on the way, the interchange may have arrived: only a refused connection is quicker to tell. */
function reasonOf(error: unknown): 'timeout' | 'no-connection' | 'unreadable-answer' {
  if (error instanceof AnswerTooLarge) return 'unreadable-answer';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no-connection';
}
