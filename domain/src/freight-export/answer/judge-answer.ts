import type { AnswerLine, TargetType, UnknownReason } from '@tallyport/contracts/freight-export/values';
import { fittingLines } from '../fitting.js';
import type { XmlElement } from '../xml-element.js';
import { keysOf } from './keys-of.js';
import { meaningOf, type SaidStatus, saidStatusOf } from './said-status.js';
import { isReadable, type NotSentReason, type TransportOutcome } from './transport-outcome.js';

/** The job that a call was about. Without a key a new one was asked for; without a type, none. */
export interface AskedJob {
  readonly type: TargetType | null;
  readonly key: string | null;
}

/** What an answer is taken for. `lines` are those of its log, or one of our own words where it has none. */
export type Judgement = { readonly lines: readonly AnswerLine[] } & (
  | { readonly kind: 'accepted'; readonly key: string | null; readonly hasWarnings: boolean; readonly data: readonly XmlElement[] }
  | { readonly kind: 'accepted-later' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'needs-person'; readonly why: 'unknown-status' | 'other-job' }
  | { readonly kind: 'log-in-refused' }
  | { readonly kind: 'not-sent'; readonly reason: NotSentReason }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason }
);

/** These say that somebody else has to be waited for; whether the message was taken, they do not say. */
const LATER: readonly number[] = [408, 425, 429];

/**
 * What a call came to (domain: CargoWise eAdaptor, §10). Success is only what says so in every place where it could say no: an
 * answer that cannot be read, contradicts itself or ends in a code that nobody knows is never success. Nor is it a refusal: what is
 * not certain to have been refused may have been taken, and is read back.
 */
export function judgeAnswer(outcome: TransportOutcome, asked: AskedJob): Judgement {
  if (outcome.kind === 'not-sent') return { kind: 'not-sent', reason: outcome.reason, lines: [ours(outcome.detail)] };
  if (outcome.kind === 'unknown') return unknown(outcome.reason, outcome.detail);
  const { status, document } = outcome;
  if (status === 401 || status === 403) return { kind: 'log-in-refused', lines: [ours(`HTTP ${status}`)] };
  const isSaid = isReadable(document) ? saidStatusOf(document) : undefined;
  if (status >= 400 && status < 500 && !LATER.includes(status)) return judgeTurnedAway(status, isSaid);
  if (status < 200 || status > 299) return unknown('server-error', `HTTP ${status}`);
  if (!isReadable(document)) return unknown('unreadable-answer', document.unreadable);
  if (isSaid === undefined) return unknown('unreadable-answer', `the answer is a ${document.name}`);
  return judgeSaid(isSaid, document, asked);
}

function judgeTurnedAway(status: number, said: SaidStatus | undefined): Judgement {
  if (said?.statuses.some((code) => meaningOf(code, true) !== 'refused'))
    return unknown('unreadable-answer', `HTTP ${status}, and ${said.statuses.join()}`);
  return { kind: 'refused', lines: said?.lines.length ? linesOf(said) : [ours(`HTTP ${status}`)] };
}

function judgeSaid(said: SaidStatus, document: XmlElement, asked: AskedJob): Judgement {
  const [status, another] = said.statuses;
  if (status === undefined || another !== undefined) return unknown('unreadable-answer', 'the answer has not one status');
  const isMasterData = said.data.length > 0 && said.data.every(({ name }) => name === 'Native');
  const codes = [status, ...said.innerStatuses];
  const meanings = codes.map((code) => meaningOf(code, isMasterData));
  const lines = linesOf(said);
  const hasErrors = lines.some(({ severity }) => severity === 'error');
  if (meanings.includes('refused') || hasErrors || said.failureReasons.length > 0)
    return { kind: 'refused', lines: refusalLines(lines, codes) };
  if (meanings.includes(undefined)) return person('unknown-status', lines, `Status ${codes.join(', ')}`);
  if (meanings.includes('accepted-later')) return { kind: 'accepted-later', lines };
  const keys = keysOf(document).filter(({ type }) => type === asked.type);
  const others = asked.key === null ? keys.slice(1) : keys.filter(({ key }) => key !== asked.key);
  if (others.length > 0) return person('other-job', lines, `The answer is about ${others.map(({ key }) => key).join(', ')}`);
  const hasWarnings = lines.some(({ severity }) => severity === 'warning');
  return { kind: 'accepted', key: keys[0]?.key ?? asked.key, hasWarnings, lines, data: said.data };
}

function linesOf({ lines, failureReasons }: SaidStatus): AnswerLine[] {
  const reasons = failureReasons.map((reason): AnswerLine => ({ severity: 'error', text: reason.slice(0, 1_000) }));
  return fittingLines([...reasons, ...lines.map(({ severity, text }) => ({ severity, text }))]);
}

/** A refusal without a word still says by which code it was one. */
function refusalLines(lines: readonly AnswerLine[], codes: readonly string[]): readonly AnswerLine[] {
  return lines.length > 0 ? lines : [ours(`Status ${codes.join(', ')} without a reason`)];
}

function person(why: 'unknown-status' | 'other-job', lines: readonly AnswerLine[], text: string): Judgement {
  return { kind: 'needs-person', why, lines: [ours(text), ...lines] };
}

function unknown(reason: UnknownReason, detail: string): Judgement {
  return { kind: 'unknown', reason, lines: [ours(detail)] };
}

function ours(text: string): AnswerLine {
  return { severity: 'error', text: text.slice(0, 1_000) };
}
