import { fetch as undiciFetch } from 'undici';
import { boundedFetch } from './bounded-fetch.js';
import { GuardedDispatchers, type GuardOptions, refusalBehind } from './guarded-dispatcher.js';

/**
 * `fetch` for addresses that people gave. Only https, no redirect, a bounded answer in bounded time, and never a private address
 * ({@link GuardedDispatchers}). Hosts that the installation allows may be private and without TLS.
 * Throws `AddressRefused`, `AnswerTooLarge`, and what `fetch` throws.
 */
export function guardedFetch({ allowedHosts, mostBytes, withinMs, lookUpAll }: GuardOptions): typeof fetch {
  const dispatchers = new GuardedDispatchers(allowedHosts, lookUpAll);
  const bounded = boundedFetch(mostBytes, async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const dispatcher = dispatchers.of(url);
    return (undiciFetch as unknown as (input: URL, init: object) => Promise<Response>)(url, { ...init, dispatcher });
  });
  return async (input, init) => {
    const timeUp = AbortSignal.timeout(withinMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeUp]) : timeUp;
    try {
      return await bounded(input, { ...init, signal });
    } catch (error) {
      throw refusalBehind(error);
    }
  };
}
