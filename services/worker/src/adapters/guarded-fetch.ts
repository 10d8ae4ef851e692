import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { type AllowedHosts, isAllowed, type OutboundRefusal, refusalOf } from '@tallyport/runtime/outbound/outbound-address';
import { isPrivateAddress } from '@tallyport/runtime/outbound/private-addresses';
import { Agent, fetch as undiciFetch } from 'undici';
import { boundedFetch } from './bounded-fetch.js';

/** An address that a person gave is not called: nothing was sent. */
export class AddressRefused extends Error {
  constructor(readonly reason: OutboundRefusal) {
    super(`the address is refused: ${reason}`);
  }
}

/** Names to addresses, all of them: `dns.lookup`, or what a test says instead. */
export type LookUpAll = (host: string, answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;

export interface GuardedFetchOptions {
  readonly allowedHosts: AllowedHosts;
  readonly mostBytes: number;
  /** For all of a call: resolving, connecting, and the last byte of the answer. */
  readonly withinMs: number;
  readonly lookUpAll?: LookUpAll;
}

/**
 * `fetch` for addresses that people gave. Only https, no redirect, a bounded answer in bounded time. A name is resolved
 * once per connection, and connected to is exactly what was looked at then, so a name cannot say one thing to the check and another
 * to the socket. Hosts that the installation allows may be private and without TLS.
 * Throws {@link AddressRefused}, `AnswerTooLarge`, and what `fetch` throws.
 */
export function guardedFetch({ allowedHosts, mostBytes, withinMs, lookUpAll = everyAddress }: GuardedFetchOptions): typeof fetch {
  const guarded = new Agent({ connect: { lookup: refusingLookup(lookUpAll) } });
  const open = new Agent();
  const bounded = boundedFetch(mostBytes, async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const refusal = refusalOf(url.href, allowedHosts);
    if (refusal !== null) throw new AddressRefused(refusal);
    const dispatcher = isAllowed(url, allowedHosts) ? open : guarded;
    return (undiciFetch as unknown as (input: URL, init: object) => Promise<Response>)(url, { ...init, dispatcher });
  });
  return async (input, init) => {
    const timeUp = AbortSignal.timeout(withinMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeUp]) : timeUp;
    try {
      return await bounded(input, { ...init, signal });
    } catch (error) {
      throw error instanceof Error && error.cause instanceof AddressRefused ? error.cause : error;
    }
  };
}

type NodeLookup = (
  host: string,
  options: { readonly all?: boolean | undefined },
  answer: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void;

/** One private address among several refuses the name: which of them a socket takes is chance. */
export function refusingLookup(lookUpAll: LookUpAll): NodeLookup {
  return (host, { all }, answer) =>
    lookUpAll(host, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) return answer(error ?? new Error('the name has no address'), []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) return answer(new AddressRefused('private-address'), []);
      return all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
}

export const everyAddress: LookUpAll = (host, answer) => {
  lookUp(host, { all: true }, (error, addresses) => answer(error, error === null ? addresses : []));
};
