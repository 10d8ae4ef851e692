import './no-eval.js';
import type { BodyInputOf, Operation, ParamsOf, QueryInputOf, ReplyOf } from '@tallyport/contracts/define-operation';
import { Problem } from '@tallyport/contracts/problem';
import { HttpError } from './http-error.js';
import { noteWritten } from './last-written.js';
import { addressOf, type SendOptions, send } from './request.js';

/** What an operation asks for: the names of its path, its query and its body, each only where it has one. */
export type InputOf<O> = ParamsOf<O> &
  (QueryInputOf<O> extends undefined ? unknown : { query?: QueryInputOf<O> }) &
  (BodyInputOf<O> extends undefined ? unknown : { body: BodyInputOf<O> }) & { files?: FormData };

export interface Answer<Reply> {
  readonly reply: Reply;
  /** `stream@position` of what a mutating call wrote: read with it to see the own change. */
  readonly position: string | null;
  /** The read model had not reached the asked position; newer changes are on their way. */
  readonly stale: boolean;
}

/** Calls an operation of the contract and returns the raw response, OK or not. */
export function callRaw<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<Response> {
  const { query, body, files, ...params } = input as Record<string, unknown>;
  const address = addressOf(operation.path, params as Record<string, string>, query as Record<string, unknown>);
  return send(operation.method, address, files ?? body, options);
}

/** Calls an operation; raises `HTTP error! status: {code}` for any answer that is not OK. Tells also how fresh it is. */
export async function ask<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<Answer<ReplyOf<O>>> {
  const response = await callRaw(operation, input, options);
  if (!response.ok) throw new HttpError(response.status, await problemOf(response));
  const json: unknown = operation.reply && response.status !== 204 ? await response.json() : undefined;
  const position = response.headers.get('Stream-Position');
  if (operation.method !== 'GET') noteWritten(position);
  return {
    reply: (operation.reply?.parse(json) ?? json) as ReplyOf<O>,
    position,
    stale: response.headers.get('Stale') === 'true',
  };
}

/** The throwing helper: calls an operation and returns its reply. */
export async function call<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<ReplyOf<O>> {
  return (await ask(operation, input, options)).reply;
}

/** The problem in the body of a failed answer; null where a proxy or a defect answered something else. */
async function problemOf(response: Response): Promise<Problem | null> {
  const body: unknown = await response.json().catch(() => null);
  return Problem.safeParse(body).data ?? null;
}
