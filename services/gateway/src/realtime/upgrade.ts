import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problem } from '@tallyport/contracts/problems';
import { SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { Id } from '@tallyport/contracts/values/ids';
import type { Member } from '../platform/auth/caller.js';
import type { Sessions } from '../platform/auth/sessions.js';
import { hashOfToken, isToken } from '../platform/auth/token.js';

const SOCKET_PATH = /^\/ws\/?$/;

/**
 * Who asks for a socket, or the problem that refuses it before there is one: a page of another origin 403, no valid token 401,
 * another's organisation 404. The token comes as a subprotocol: an address would stand in logs.
 */
export async function admit(
  request: IncomingMessage,
  sessions: Sessions,
  allowedOrigins: readonly string[],
): Promise<Member | ProblemCode> {
  const url = new URL(request.url ?? '/', 'http://gateway');
  if (!SOCKET_PATH.test(url.pathname)) return 'not-found';
  if (!isAllowedOrigin(request, allowedOrigins)) return 'not-allowed';
  const token = tokenOf(request);
  if (token === null) return 'not-signed-in';
  const hash = hashOfToken(token);
  const org = Id.safeParse(url.searchParams.get('org'));
  if (!org.success) return (await sessions.account(hash)) === null ? 'not-signed-in' : 'not-found';
  const member = await sessions.member(hash, org.data);
  if (member === null) return 'not-signed-in';
  return member === 'foreign' ? 'not-found' : member;
}

/** With no list of pages, a page may open a socket to the host that it came from. */
function isAllowedOrigin({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return allowedOrigins.length > 0 ? allowedOrigins.includes(origin) : new URL(origin).host === host;
}

function tokenOf({ headers }: IncomingMessage): string | null {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  if (!offered.includes(SUBPROTOCOL)) return null;
  const token = offered.find((protocol) => protocol.startsWith('token.'))?.slice('token.'.length);
  return token !== undefined && isToken(token) ? token : null;
}

export function refuseUpgrade(socket: Duplex, code: ProblemCode): void {
  const refusal = problem(code);
  const body = JSON.stringify(refusal);
  socket.end(
    `HTTP/1.1 ${refusal.status} Refused\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}
