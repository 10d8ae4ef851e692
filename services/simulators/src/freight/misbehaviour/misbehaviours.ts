/** When a message takes effect: at once, never, or some seconds later. */
export type Effect = 'done' | 'not done' | 'later';

/** What can be asked of a system for its next requests, with what becomes of the message. The page shows a button for each. */
export const MISBEHAVIOURS = {
  faithful: ['done', 'does it and says so'],
  slow: ['done', 'does it, and answers after so many seconds (slow:20)'],
  'error-500': ['not done', 'answers 500'],
  'error-500-after-commit': ['done', 'does it, and answers 500'],
  'error-503': ['not done', 'answers 503'],
  'error-429': ['not done', 'answers 429'],
  'timeout-before-commit': ['not done', 'never answers, and does nothing'],
  'timeout-after-commit': ['done', 'does it, and never answers'],
  'cut-before-commit': ['not done', 'closes the connection, and does nothing'],
  'cut-after-commit': ['done', 'does it, and closes the connection instead of answering'],
  'late-commit': ['later', 'closes the connection, and does it so many seconds later (late-commit:30), or when released'],
  unauthorized: ['not done', 'answers 401, whoever asks'],
  forbidden: ['not done', 'answers 403, whoever asks'],
  'error-in-200': ['not done', 'answers 200 and PRS with an error in the log'],
  'status-err': ['not done', 'answers 200 and ERR'],
  discarded: ['not done', 'answers PRS, and DCD in the event within'],
  rejected: ['not done', 'answers PRS, and REJ with a reason in the event within'],
  'failure-reason': ['not done', 'answers PRS, and a reason of failure in the event within'],
  'unknown-status': ['done', 'does it, and answers a status that nobody knows'],
  warning: ['done', 'does it, with a warning'],
  'other-key': ['done', 'does it, and names another job'],
  'lost-line': ['done', 'does it without the last line of the last invoice, and says nothing of it'],
  'login-page': ['not done', 'answers 200 with a page to log in'],
  empty: ['not done', 'answers 200 with nothing'],
  'empty-after-commit': ['done', 'does it, and answers 200 with nothing'],
  truncated: ['done', 'does it, and answers half of the document'],
  'wrong-namespace': ['done', 'does it, and answers in another namespace'],
  dtd: ['done', 'does it, and answers with a document type'],
  'external-entity': ['done', 'does it, and answers with an entity of a file'],
  'entity-bomb': ['done', 'does it, and answers with entities of entities'],
  deep: ['done', 'does it, and answers 100,000 elements deep'],
  huge: ['done', 'does it, and answers 100 MB'],
  'slow-drip': ['done', 'does it, and answers a byte a second'],
  queued: ['done', 'answers QUE, does it, and acknowledges it'],
  'queued-late': ['done', 'answers QUE, does it, and keeps the acknowledgement back until it is released'],
  'queued-silent': ['done', 'answers QUE, does it, and never acknowledges it'],
  'queued-lost': ['not done', 'answers QUE, and forgets it'],
  'queued-discarded': ['not done', 'answers QUE, and acknowledges that it was discarded'],
  'duplicate-acknowledgement': ['done', 'answers QUE, does it, and acknowledges it twice'],
  'contradicting-acknowledgement': ['done', 'answers QUE, does it, and acknowledges it; then, that it was discarded'],
  'stray-acknowledgement': ['done', 'answers QUE, does it, and acknowledges a job that nobody has as well'],
} as const satisfies Record<string, readonly [Effect, string]>;
export type MisbehaviourName = keyof typeof MISBEHAVIOURS;

/** One of them, with its seconds where it has some. */
export interface Misbehaviour {
  readonly name: MisbehaviourName;
  readonly seconds: number;
}

/** How long it takes where nothing is said. */
const SECONDS: Partial<Record<MisbehaviourName, number>> = { slow: 10, 'late-commit': 60 };
const LONGEST_SECONDS = 3_600;

/** A script names what there is not. */
export class BadScript extends Error {}

/** Reads `late-commit:30`; throws BadScript where it names what there is not. */
export function readMisbehaviour(text: string): Misbehaviour {
  const [, name = '', count] = /^([a-z\d-]+?)(?::(\d{1,4}))?$/u.exec(text) ?? [];
  if (!isMisbehaviour(name)) throw new BadScript(`there is no misbehaviour ${text}`);
  const usual = SECONDS[name];
  if (count === undefined) return { name, seconds: usual ?? 0 };
  if (usual === undefined) throw new BadScript(`${name} has no seconds`);
  if (Number(count) > LONGEST_SECONDS) throw new BadScript(`${name} takes at most ${LONGEST_SECONDS} seconds`);
  return { name, seconds: Number(count) };
}

function isMisbehaviour(name: string): name is MisbehaviourName {
  return Object.hasOwn(MISBEHAVIOURS, name);
}
