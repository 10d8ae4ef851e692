import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { Client, Connection } from '@temporalio/client';

const CALL_LIMIT_MS = 5_000;

/** Temporal, as the reactor talks to it: no call waits longer than a few seconds, so that a server that is away is noticed. */
export interface Temporal {
  readonly client: Client;
  /** Runs calls to Temporal under a time limit. */
  bounded<T>(call: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connects on the first call, so that the reactor starts while Temporal is down. */
export function openTemporal(address: string, namespace: string): Temporal {
  const connection = Connection.lazy({ address, connectTimeout: CALL_LIMIT_MS });
  return {
    client: new Client({ connection, namespace, dataConverter: { payloadCodecs: [payloadGuard] } }),
    bounded: (call) => connection.withDeadline(Date.now() + CALL_LIMIT_MS, call),
    close: () => connection.close(),
  };
}
