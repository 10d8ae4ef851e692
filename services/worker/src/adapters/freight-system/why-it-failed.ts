import type { NotSentReason } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { AnswerTooLarge } from '../bounded-fetch.js';
import { AddressRefused } from '../guarded-dispatcher.js';
import type { RawOutcome } from './freight-system.js';
import { UnknownPacking } from './read-body.js';

const WORDS: Readonly<Record<NotSentReason, string>> = {
  'no-such-host': 'the name of the host leads nowhere',
  'address-refused': 'the address is refused',
  'connection-refused': 'nobody listens at the address',
  'not-trusted': 'the host does not prove who it is',
  'no-connection': 'no connection could be made',
};
/** Codes by what they begin with; every other one is no connection. */
const REASONS: readonly (readonly [RegExp, NotSentReason])[] = [
  [/^(?:ENOTFOUND|EAI_)/, 'no-such-host'],
  [/^ECONNREFUSED/, 'connection-refused'],
  [/CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO/, 'not-trusted'],
];

/** Why nothing was sent. Only codes are told: the words of an error may hold what was to be sent. */
export function notSent(error: unknown): RawOutcome {
  if (error instanceof AddressRefused)
    return { kind: 'not-sent', reason: 'address-refused', detail: `${WORDS['address-refused']}: ${error.reason}` };
  const code = codeOf(error);
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'no-connection';
  return { kind: 'not-sent', reason, detail: `${WORDS[reason]}${code === '' ? '' : ` (${code})`}` };
}

/** Why nobody knows what became of a call whose connection stood. */
export function unknownAfter(error: unknown, withinMs: number): RawOutcome {
  if (error instanceof AnswerTooLarge || error instanceof UnknownPacking)
    return { kind: 'unknown', reason: 'unreadable-answer', detail: error.message };
  const code = codeOf(error);
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI'))
    return { kind: 'unknown', reason: 'unreadable-answer', detail: `the answer cannot be unpacked (${code})` };
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'unknown', reason: 'timeout', detail: `no answer within ${Math.round(withinMs / 1000)} s` };
  return { kind: 'unknown', reason: 'no-connection', detail: `the connection broke${code === '' ? '' : ` (${code})`}` };
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
}
