import { type Decision, outcomeEvent, type Said } from '../office/decision.js';
import type { Message } from '../office/message.js';
import type { MisbehaviourName } from './misbehaviours.js';

/** What is said instead of the truth where the answer is a document as it should be; the truth where nothing else is said. */
export function saidInstead(name: MisbehaviourName, truth: Decision, { type, key }: Message, now: Date): Said {
  const { said, jobKey } = truth;
  const event = (context: Readonly<Record<string, string>>, about: string | null = jobKey) => [
    outcomeEvent({ type, key: about }, now, context),
  ];
  switch (name) {
    case 'error-in-200':
      return { status: 'PRS', log: ['Error - The job could not be saved'], data: [] };
    case 'status-err':
      return { status: 'ERR', log: ['Error - The message could not be processed'], data: [] };
    case 'discarded':
      return { status: 'PRS', log: [], data: event({ ProcessingStatusCode: 'DCD' }, key || null) };
    case 'rejected':
      return { status: 'PRS', log: [], data: event({ ProcessingStatusCode: 'REJ', FailureReason: 'The job is locked' }, key || null) };
    case 'failure-reason':
      return { status: 'PRS', log: [], data: event({ FailureReason: 'The job is locked by another user' }, key || null) };
    case 'unknown-status':
      return { ...said, status: 'XYZ' };
    case 'warning':
      return { ...said, log: [...said.log, 'Warning - The credit limit of the importer is exceeded'] };
    case 'other-key':
      return { ...said, data: event({ ProcessingStatusCode: 'PRS' }, 'B99999999') };
    default:
      return name.startsWith('queued') || name.endsWith('acknowledgement') ? { status: 'QUE', log: [], data: [] } : said;
  }
}
