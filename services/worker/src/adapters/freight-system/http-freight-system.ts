import { request } from 'undici';
import type { FreightCall, FreightLogin, FreightMessage, FreightSystem, RawOutcome } from './freight-system.js';
import { type OneConnection, type Outbound, oneConnectionTo } from './one-connection.js';
import { readBody } from './read-body.js';
import { notSent, unknownAfter } from './why-it-failed.js';
import { XML_LIMITS } from './xml/xml-limits.js';

/** With these the log-in was refused, whatever else is said and whether it could be read. */
const REFUSED_LOG_IN: readonly number[] = [401, 403];

/**
 * A freight system behind an HTTPS address: one POST on a connection of its own, with Basic authentication and without redirect
 * (domain: CargoWise eAdaptor, §1). It is told apart whether a connection ever stood: only without one is it certain that nothing was sent.
 */
export class HttpFreightSystem implements FreightSystem {
  constructor(
    private readonly outbound: Outbound,
    private readonly mostAnswerBytes = XML_LIMITS.bytes,
  ) {}

  async post(login: FreightLogin, message: FreightMessage, { withinMs, signal }: FreightCall): Promise<RawOutcome> {
    let connection: OneConnection;
    try {
      connection = oneConnectionTo(login.address, this.outbound);
    } catch (error) {
      return notSent(error);
    }
    const over = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    try {
      // While a connection is being made, a request does not listen to its signal.
      return await Promise.race([this.callOn(connection, login, message, over), endOf(over)]);
    } catch (error) {
      signal.throwIfAborted();
      return connection.hasStood() ? unknownAfter(error, withinMs) : notSent(error);
    } finally {
      connection.end();
    }
  }

  private async callOn(
    { dispatcher }: OneConnection,
    login: FreightLogin,
    message: FreightMessage,
    signal: AbortSignal,
  ): Promise<RawOutcome> {
    const isWhole = message instanceof Uint8Array;
    const { statusCode, headers, body } = await request(login.address, {
      method: 'POST',
      dispatcher,
      signal,
      headers: { ...headersOf(login), 'content-length': String(isWhole ? message.byteLength : message.bytes) },
      body: isWhole ? message : message.open(),
    });
    const answered = { kind: 'answered', status: statusCode, contentType: oneOf(headers['content-type']) } as const;
    try {
      return { ...answered, body: await readBody(body, oneOf(headers['content-encoding']) ?? '', this.mostAnswerBytes) };
    } catch (error) {
      if (REFUSED_LOG_IN.includes(statusCode)) return { ...answered, body: new Uint8Array() };
      throw error;
    }
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function headersOf({ user, secret }: FreightLogin): Record<string, string> {
  return {
    'content-type': 'application/xml; charset=utf-8',
    accept: 'application/xml',
    'accept-encoding': 'gzip',
    authorization: `Basic ${Buffer.from(`${user}:${secret}`, 'utf8').toString('base64')}`,
  };
}

function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header.join(', ') : header) ?? null;
}
