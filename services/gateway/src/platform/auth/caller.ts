import type { Actor } from '@tallyport/contracts/actor';
import type { KeyScope } from '@tallyport/contracts/organisation/api-key';
import type { Standing } from '@tallyport/contracts/organisation/roles';

/** Somebody who is signed in, or a program that calls with a key. */
export interface Account {
  /** The person; where a program calls, its key. */
  readonly userId: string;
  /** SHA-256 of the token of this session or key, by which it is revoked. */
  readonly tokenHash: Buffer;
  /** What the key of a program opens; null for a person. */
  readonly scopes: readonly KeyScope[] | null;
}

/** Somebody who is signed in and belongs to the organisation of the path. A key always belongs to one. */
export interface Member extends Account {
  readonly orgId: string;
  readonly standing: Standing;
}

export function isMember(caller: Account | Member): caller is Member {
  return 'orgId' in caller;
}

export function actorOf({ userId, scopes }: Account): Actor {
  return scopes === null ? { kind: 'person', userId } : { kind: 'api-key', keyId: userId };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; null on public calls. */
    caller: Account | Member | null;
  }
}
