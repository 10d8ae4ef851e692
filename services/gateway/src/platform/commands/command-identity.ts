import { createHash, randomUUID } from 'node:crypto';
import type { Operation } from '@tallyport/contracts/define-operation';
import { canonicalJson } from '@tallyport/event-store/canonical-json';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../auth/caller.js';
import { ProblemError } from '../problems/problem-error.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Which command a call is. Two calls with one `commandId` are one command; `fingerprint` tells whether they ask for the same. */
export interface CommandIdentity {
  readonly commandId: string;
  readonly correlationId: string;
  /** SHA-256 over operation, parameters and body; null without an Idempotency-Key, when no call can be a repeat. */
  readonly fingerprint: Buffer | null;
}

interface CommandCall {
  readonly caller: Member;
  readonly params: unknown;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

/** The command id comes from org, user (or key) and Idempotency-Key, so that nobody can meet another's; without a key it is random. */
export function commandIdentity(operation: Operation, { caller, params, body, request }: CommandCall): CommandIdentity {
  const key = request.headers['idempotency-key'];
  const correlationId = randomUUID();
  if (key === undefined) return { commandId: randomUUID(), correlationId, fingerprint: null };
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ProblemError('invalid-input', { errors: [{ pointer: 'Idempotency-Key', message: 'up to 200 printable characters, once' }] });
  }
  return {
    commandId: uuidv5(caller.orgId, `${caller.userId}/${key}`),
    correlationId,
    fingerprint: createHash('sha256')
      .update(canonicalJson({ operation: operation.id, params, body: body ?? null }))
      .digest(),
  };
}

/** The command of a part of a call that writes several streams: a repeat finds each. */
export function partOf(identity: CommandIdentity, part: string): CommandIdentity {
  return { ...identity, commandId: uuidv5(identity.commandId, part) };
}
