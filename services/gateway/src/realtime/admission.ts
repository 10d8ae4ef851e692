import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { Id } from '@tallyport/contracts/values/ids';
import type { Log } from '@tallyport/runtime/log';
import type { Config } from '../config.js';
import type { Member } from '../platform/auth/caller.js';
import { Callers } from '../platform/auth/callers.js';
import { isKey, isToken } from '../platform/auth/token.js';
import { CONFIG, LOG } from '../platform/tokens.js';
import { FeedFollower } from './feed-follower.js';
import { SocketRooms } from './socket-rooms.js';

const SOCKETS_PER_USER = 40;

/**
 * Who asks for a socket, or the problem that refuses it before there is one: a page of another origin 403, no valid token 401,
 * another's organisation 404, a key that may not read 403. The token comes as a subprotocol: an address would stand in logs.
 */
@Injectable()
export class Admission {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'ALLOWED_ORIGINS'>,
    @Inject(LOG) private readonly log: Log,
    @Inject(Callers) private readonly callers: Callers,
    @Inject(SocketRooms) private readonly rooms: SocketRooms,
    @Inject(FeedFollower) private readonly feed: FeedFollower,
  ) {}

  async decide(request: IncomingMessage): Promise<Member | ProblemCode> {
    try {
      return await this.memberOf(request);
    } catch (error) {
      this.log.warn({ err: error }, 'a socket could not be opened');
      return 'unavailable';
    }
  }

  /** Asked in the same breath in which the socket opens, or many at once would each find room. */
  hasRoomFor({ userId }: Member): boolean {
    return this.rooms.countOf(userId) < SOCKETS_PER_USER;
  }

  private async memberOf(request: IncomingMessage): Promise<Member | ProblemCode> {
    const token = tokenOf(request);
    const isProgram = token !== null && isKey(token) && request.headers.origin === undefined;
    if (!isProgram && !isAllowedOrigin(request, this.config.ALLOWED_ORIGINS)) return 'not-allowed';
    if (token === null) return 'not-signed-in';
    const org = Id.safeParse(new URL(request.url ?? '/', 'http://gateway').searchParams.get('org'));
    if (!org.success) return (await this.callers.account(token)) === null ? 'not-signed-in' : 'not-found';
    const member = await this.callers.member(token, org.data);
    if (member === null) return 'not-signed-in';
    if (member === 'foreign') return 'not-found';
    if (member.scopes !== null && !member.scopes.includes('read')) return 'not-allowed';
    return this.feed.hasBegun ? member : 'unavailable';
  }
}

/** With no list of pages, a page may open a socket to the host that it came from. A program with a key is no page and names none. */
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
