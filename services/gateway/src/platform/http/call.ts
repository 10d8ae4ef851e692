import type { BodyOf, Operation, ParamsOf, QueryOf, ReplyOf } from '@tallyport/contracts/define-operation';
import type { FastifyRequest } from 'fastify';
import type { Account, Member } from '../auth/caller.js';
import type { JsonText } from './json-text.js';

/** Who calls, as the operation's `auth` promises it. */
export type CallerOf<O extends Operation> = O['auth'] extends 'member' ? Member : O['auth'] extends 'account' ? Account : null;

/** One call of an operation: what the caller sent, parsed by the contract, and who the caller is. */
export interface Call<O extends Operation> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly caller: CallerOf<O>;
  readonly request: FastifyRequest;
  /** Sets a header of the answer. */
  answerHeader(name: string, value: string): void;
}

/** What a handler answers: the contract's reply, perhaps as text already; where the contract has none, a file or nothing. */
export type AnswerOf<O extends Operation> = [ReplyOf<O>] extends [undefined] ? unknown : ReplyOf<O> | JsonText<ReplyOf<O>>;
