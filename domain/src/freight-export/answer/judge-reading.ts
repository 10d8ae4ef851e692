import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { XmlElement } from '../xml-element.js';
import { type AskedJob, type Judgement, judgeAnswer } from './judge-answer.js';
import type { TransportOutcome } from './transport-outcome.js';

/** What came of asking for something: it is there, with its data; it is not; or whatever else a call can come to. */
export type Reading =
  | { readonly kind: 'there'; readonly key: string | null; readonly data: readonly XmlElement[]; readonly lines: readonly AnswerLine[] }
  | { readonly kind: 'not-there'; readonly lines: readonly AnswerLine[] }
  | Exclude<Judgement, { readonly kind: 'accepted' }>;

/** How a line says that something is not there. The words that a freight system chooses are not published. */
const ABSENT =
  /\b(?:not (?:be )?found|there is no|does not exist|no (?:\w+ ){0,6}(?:found|matches|matching|match|exists?)|unable to (?:find|match|locate))\b/i;
const A_JOB = /(?:shipment|\bjob|declaration|brokerage|consol|\brecord)\b/i;

/**
 * Judges the answer to a question. "Not there" decides whether a message is sent again, so only an answer counts that was read whole,
 * brings no data, and whose every complaint says so of the job that was asked for: by its name (a key or a handle), or as a job. That a
 * company or a branch is not there is another thing.
 */
export function judgeReading(outcome: TransportOutcome, asked: AskedJob, name: string): Reading {
  const judged = judgeAnswer(outcome, asked);
  if (judged.kind !== 'accepted' && judged.kind !== 'refused') return judged;
  const hasData = judged.kind === 'accepted' && judged.data.length > 0;
  const isOfSystem = outcome.kind === 'answered' && outcome.status < 300;
  if (isOfSystem && !hasData && saysAbsent(judged.lines, name)) return { kind: 'not-there', lines: judged.lines };
  if (judged.kind === 'refused') return judged;
  if (hasData) return { kind: 'there', key: judged.key, data: judged.data, lines: judged.lines };
  return {
    kind: 'unknown',
    reason: 'unreadable-answer',
    lines: [{ severity: 'error', text: 'the answer brings no data' }, ...judged.lines],
  };
}

function saysAbsent(lines: readonly AnswerLine[], name: string): boolean {
  const errors = lines.filter(({ severity }) => severity === 'error');
  const counting = errors.length > 0 ? errors : lines;
  return counting.length > 0 && counting.every(({ text }) => ABSENT.test(text) && (text.includes(name) || A_JOB.test(text)));
}
