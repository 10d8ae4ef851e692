import { XML_LIMITS } from '../../xml/xml-limits.js';
import type { FreightCall, FreightLogin, FreightMessage, FreightSystem, RawOutcome } from './freight-system.js';
import { OneCall } from './one-call.js';
import type { Outbound } from './one-connection.js';

/** A freight system behind an HTTPS address: one POST with Basic authentication (domain: CargoWise eAdaptor, §1). */
export class HttpFreightSystem implements FreightSystem {
  private readonly calls: OneCall;

  constructor(outbound: Outbound, mostAnswerBytes = XML_LIMITS.bytes) {
    this.calls = new OneCall(outbound, mostAnswerBytes);
  }

  post(login: FreightLogin, message: FreightMessage, call: FreightCall): Promise<RawOutcome> {
    return this.calls.make({ address: login.address, headers: headersOf(login), message }, call);
  }
}

function headersOf({ user, secret }: FreightLogin): Record<string, string> {
  return {
    'content-type': 'application/xml; charset=utf-8',
    accept: 'application/xml',
    'accept-encoding': 'gzip',
    authorization: `Basic ${Buffer.from(`${user}:${secret}`, 'utf8').toString('base64')}`,
  };
}
