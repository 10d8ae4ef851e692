import type { Actor } from '@tallyport/contracts/actor';
import type { Standing } from '@tallyport/contracts/organisation/roles';

/** Somebody who is signed in. */
export interface Account {
  readonly userId: string;
  /** SHA-256 of the token of this session, by which it is revoked. */
  readonly tokenHash: Buffer;
}

/** Somebody who is signed in and belongs to the organisation of the path. */
export interface Member extends Account {
  readonly orgId: string;
  readonly standing: Standing;
}

export function actorOf({ userId }: Account): Actor {
  return { kind: 'person', userId };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; null on public calls. */
    caller: Account | Member | null;
  }
}
