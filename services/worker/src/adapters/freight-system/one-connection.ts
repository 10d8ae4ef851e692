import { type AllowedHosts, isAllowed, refusalOf } from '@tallyport/runtime/outbound/outbound-address';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { AddressRefused, everyAddress, type LookUpAll, refusingLookup } from '../guarded-dispatcher.js';

/** The way of one call, which is used by no other: a connection that was kept open could break after a call took it, and nobody would know what for. */
export interface OneConnection {
  readonly dispatcher: Dispatcher;
  /** Whether a connection ever stood, TLS included. Where none did, nothing was sent. */
  hasStood(): boolean;
  /** Nothing leaves from now on, also where the connection is still being made. */
  end(): void;
}

export interface Outbound {
  readonly allowedHosts: AllowedHosts;
  readonly lookUpAll?: LookUpAll;
}

/** Longest for a connection to stand; the call itself has its own limit. */
const CONNECT_MS = 20_000;

/** A connection to an address that a person gave, refused where it leads inside. Throws {@link AddressRefused}. */
export function oneConnectionTo(address: string, { allowedHosts, lookUpAll = everyAddress }: Outbound): OneConnection {
  const refusal = refusalOf(address, allowedHosts);
  if (refusal !== null) throw new AddressRefused(refusal);
  const isOpen = isAllowed(new URL(address), allowedHosts);
  const connect = buildConnector({ timeout: CONNECT_MS, allowH2: false, ...(isOpen ? {} : { lookup: refusingLookup(lookUpAll) }) });
  let hasStood = false;
  let isEnded = false;
  const dispatcher = new Agent({
    connections: 1,
    // A request over HTTP/2 may be sent again by itself when the other side says good-bye.
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (options, done) =>
      connect(options, (...[error, socket]) => {
        if (error !== null) return done(error, null);
        if (isEnded) {
          socket.destroy();
          return done(new Error('the call was given up'), null);
        }
        hasStood = true;
        done(null, socket);
      }),
  });
  return {
    dispatcher,
    hasStood: () => hasStood,
    end: () => {
      isEnded = true;
      dispatcher.destroy().catch(() => undefined);
    },
  };
}
