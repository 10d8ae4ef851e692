import type { RefusedRecipient, ServerWord } from '@tallyport/contracts/outbound-email/email';
import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { oneLine } from '@tallyport/domain/outbound-email/compose/one-line';

/** What the SMTP client says of a failure. */
export interface SmtpFailure {
  readonly message: string;
  readonly code?: string | undefined;
  /** The step that failed. */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly recipient?: string | undefined;
  readonly rejectedErrors?: readonly SmtpFailure[] | undefined;
}

const LONGEST = 500;
/** The server wants another log-in (RFC 4954): that is of the installation, not of this mail. */
const LOG_IN_CODES = [530, 534, 535, 538];

/**
 * What a failure means. Once the text of the mail was given away, only an answer to it says what became of it; before, nothing left. A
 * code from 500 on is meant for good (RFC 5321, 4.2.1) where it speaks of this mail; everything else may be better later.
 */
export function outcomeOf(failure: SmtpFailure, isHandedOver: boolean): SendOutcome {
  const { code, command, response, responseCode } = failure;
  const isAnswer = !isHandedOver || (code === 'EMESSAGE' && command === 'DATA' && responseCode !== undefined);
  if (!isAnswer) return { kind: 'unknown', reason: code === 'ETIMEDOUT' ? 'timeout' : 'connection-lost' };
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // What the client refuses by itself, an address that is none or a text too large for the server, stays so.
  const isForGood = isOfThisMail && (response === undefined || isRefusal(responseCode));
  if (!isForGood) return { kind: 'deferred', ...wordOf(failure) };
  return { kind: 'refused', ...wordOf(failure), refused: refusedOf(failure.rejectedErrors) };
}

function isRefusal(code = 0): boolean {
  return code >= 500 && !LOG_IN_CODES.includes(code);
}

/** The addresses that were not taken, each with its answer. */
export function refusedOf(failures: readonly SmtpFailure[] = []): RefusedRecipient[] {
  return failures.map((failure) => ({ address: failure.recipient ?? '', ...wordOf(failure) }));
}

function wordOf({ message, response, responseCode }: SmtpFailure): ServerWord {
  return response === undefined ? { code: responseCode ?? null, sentence: sentenceOf(message) } : saidIn(response);
}

/** An answer taken apart: `250 2.0.0 Ok: queued as 4F2K1`, also of several lines. */
export function saidIn(response: string): ServerWord {
  const [, code, sentence = ''] = /^(\d{3})[ -]?(.*)$/su.exec(response) ?? [];
  if (code === undefined) return { code: null, sentence: sentenceOf(response) };
  return { code: Number(code), sentence: sentenceOf(sentence.replaceAll(new RegExp(`\\n${code}[ -]?`, 'gu'), ' ')) };
}

function sentenceOf(text: string): string | null {
  return oneLine(text).slice(0, LONGEST) || null;
}
