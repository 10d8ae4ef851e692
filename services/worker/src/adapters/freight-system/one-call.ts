import { request } from 'undici';
import type { FreightCall, FreightMessage, RawOutcome } from './freight-system.js';
import { type OneConnection, type Outbound, oneConnectionTo } from './one-connection.js';
import { readBody } from './read-body.js';
import { notSent, unknownAfter } from './why-it-failed.js';

/** With these the log-in was refused, whatever else is said and whether it could be read. */
const REFUSED_LOG_IN: readonly number[] = [401, 403];

/** What is sent to an address that a person gave; without a message it only asks. */
export interface Sent {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: FreightMessage | null;
}

/**
 * One call on a connection of its own, without redirect. It is told apart whether a connection ever stood: only without one is it certain
 * that nothing was sent.
 */
export class OneCall {
  constructor(
    private readonly outbound: Outbound,
    private readonly mostAnswerBytes: number,
  ) {}

  /** Throws only what `signal` was aborted with; what was sent by then is not known. */
  async make(sent: Sent, { withinMs, signal }: FreightCall): Promise<RawOutcome> {
    let connection: OneConnection;
    try {
      connection = oneConnectionTo(sent.address, this.outbound);
    } catch (error) {
      return notSent(error);
    }
    const over = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    try {
      // While a connection is being made, a request does not listen to its signal.
      return await Promise.race([this.callOn(connection, sent, over), endOf(over)]);
    } catch (error) {
      signal.throwIfAborted();
      return connection.hasStood() ? unknownAfter(error, withinMs) : notSent(error);
    } finally {
      connection.end();
    }
  }

  private async callOn({ dispatcher }: OneConnection, { address, headers, message }: Sent, signal: AbortSignal): Promise<RawOutcome> {
    const answer = await request(address, { dispatcher, signal, ...whole(headers, message) });
    const contentType = oneOf(answer.headers['content-type']);
    const answered = { kind: 'answered', status: answer.statusCode, contentType } as const;
    try {
      const body = await readBody(answer.body, oneOf(answer.headers['content-encoding']) ?? '', this.mostAnswerBytes);
      return { ...answered, body };
    } catch (error) {
      if (REFUSED_LOG_IN.includes(answer.statusCode)) return { ...answered, body: new Uint8Array() };
      throw error;
    }
  }
}

function whole(headers: Sent['headers'], message: FreightMessage | null) {
  if (message === null) return { method: 'GET' as const, headers: { ...headers } };
  const isWhole = message instanceof Uint8Array;
  return {
    method: 'POST' as const,
    headers: { ...headers, 'content-length': String(isWhole ? message.byteLength : message.bytes) },
    body: isWhole ? message : message.open(),
  };
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header.join(', ') : header) ?? null;
}
