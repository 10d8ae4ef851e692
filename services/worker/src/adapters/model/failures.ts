import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { AnswerTooLarge } from '../bounded-fetch.js';
import { ModelUnavailable } from './model-port.js';

/** Nobody waits longer than this because a model asks to be left alone, in milliseconds. */
const LONGEST_REST = 30_000;

/**
 * What a failed call means: the reason why there will be no answer, or thrown, {@link ModelUnavailable} where another try may
 * bring one. A cancelled call and a defect of ours go through as they are.
 */
export function reasonOfFailure(error: unknown): ModelFallback {
  if (error instanceof APIUserAbortError) throw error;
  if (error instanceof APIConnectionTimeoutError) throw new ModelUnavailable('timeout', null, { cause: error });
  if (error instanceof APIConnectionError) {
    if (error.cause instanceof AnswerTooLarge) return 'answer-too-large';
    throw new ModelUnavailable('unreachable', null, { cause: error });
  }
  if (error instanceof SyntaxError) return 'answer-malformed';
  if (!(error instanceof APIError)) throw error;
  const { status = 0, headers } = error as APIError<number | undefined, Headers | undefined>;
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) throw new ModelUnavailable('rate-limited', restOf(headers), { cause: error });
  if (status >= 500 || status === 408 || status === 409) throw new ModelUnavailable('server-error', restOf(headers), { cause: error });
  return 'request-refused';
}

function restOf(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(LONGEST_REST, seconds * 1_000) : null;
}
