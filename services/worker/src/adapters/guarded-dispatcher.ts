import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { type AllowedHosts, isAllowed, type OutboundRefusal, refusalOf } from '@tallyport/runtime/outbound/outbound-address';
import { isPrivateAddress } from '@tallyport/runtime/outbound/private-addresses';
import { Agent, type Dispatcher } from 'undici';

/** An address that a person gave is not called: nothing was sent. */
export class AddressRefused extends Error {
  constructor(readonly reason: OutboundRefusal) {
    super(`the address is refused: ${reason}`);
  }
}

/** Names to addresses, all of them: `dns.lookup`, or what a test says instead. */
export type LookUpAll = (host: string, answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;

export interface GuardOptions {
  readonly allowedHosts: AllowedHosts;
  readonly mostBytes: number;
  /** For all of a call: resolving, connecting, and the last byte of the answer. */
  readonly withinMs: number;
  readonly lookUpAll?: LookUpAll;
}

/**
 * Connections to addresses that people gave. A name is resolved once per connection, and connected to is exactly what was looked at
 * then, so a name cannot say one thing to the check and another to the socket. Hosts that the installation allows may be private.
 */
export class GuardedDispatchers {
  private readonly guarded: Agent;
  private readonly open = new Agent();

  constructor(
    private readonly allowedHosts: AllowedHosts,
    lookUpAll: LookUpAll = everyAddress,
  ) {
    this.guarded = new Agent({ connect: { lookup: refusingLookup(lookUpAll) } });
  }

  /** Throws {@link AddressRefused}. */
  of(url: URL): Dispatcher {
    const refusal = refusalOf(url.href, this.allowedHosts);
    if (refusal !== null) throw new AddressRefused(refusal);
    return isAllowed(url, this.allowedHosts) ? this.open : this.guarded;
  }
}

/** The refusal where a failed call comes of one. */
export function refusalBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof AddressRefused ? error.cause : error;
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
