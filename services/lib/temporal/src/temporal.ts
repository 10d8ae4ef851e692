import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { Client, Connection } from '@temporalio/client';
import { sealingInterceptor } from './sealing-interceptor.js';

/** Somebody waits, or a consumer stands still: whoever does not answer by then is away. */
const WAIT_MS = 5_000;
const CLOSE_WITHIN_MS = 6_000;

export interface TemporalAddress {
  readonly address: string;
  readonly namespace: string;
  /** {@link CommandKey} */
  readonly commandKey: string;
}

/** Temporal did not answer in time. What was asked may still come about. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Temporal as gateway and reactor call it: sealed, and each call for at most five seconds, connecting included. */
export class Temporal {
  private readonly running = new Set<Promise<unknown>>();

  constructor(readonly client: Client) {}

  /** Connects with the first call, and again when the connection was lost: a service starts while Temporal is down. */
  static open({ address, namespace, commandKey }: TemporalAddress): Temporal {
    const connection = Connection.lazy({ address, connectTimeout: WAIT_MS });
    return new Temporal(
      new Client({
        connection,
        namespace,
        dataConverter: { payloadCodecs: [payloadGuard] },
        interceptors: { workflow: [sealingInterceptor(commandKey)] },
      }),
    );
  }

  /** Runs one call under the time limit. What comes later is not waited for. Throws {@link NoAnswer}, or what the call throws. */
  readonly bounded = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = this.client.connection.withDeadline(Date.now() + WAIT_MS, call);
    this.running.add(answer);
    // It may end, and fail, after nobody waits for it any more.
    answer.catch(() => undefined).finally(() => this.running.delete(answer));
    const limit = timeout(WAIT_MS);
    try {
      return await Promise.race([answer, limit.passed.then(() => Promise.reject(new NoAnswer('Temporal does not answer')))]);
    } finally {
      limit.cancel();
    }
  };

  /** Lets calls that are on their way end before the connection does: the client would try again on a closed one. */
  async close(): Promise<void> {
    const limit = timeout(CLOSE_WITHIN_MS);
    await Promise.race([Promise.allSettled(this.running), limit.passed]);
    limit.cancel();
    await this.client.connection.close();
  }
}

function timeout(ms: number): { passed: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
