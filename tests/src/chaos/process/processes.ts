import { randomUUID } from 'node:crypto';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { type CheckCommand, checkDecider } from '@tallyport/domain/checks/decider';
import type { Decider } from '@tallyport/domain/decider';
import { type DocumentCommand, documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { type ExtractionCommand, extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { type FreightMessageCommand, freightMessageDecider } from '@tallyport/domain/freight-export/freight-message/decider';
import type { AnyLodgementCommand } from '@tallyport/domain/lodgement/commands';
import { customsMessageDecider, type MatchMessage } from '@tallyport/domain/lodgement/customs-message-decider';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import type { LodgementProgress } from '@tallyport/domain/lodgement/state';
import type { EmailCommand, EmailStep, SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import type { EmailProgress } from '@tallyport/domain/outbound-email/state';
import type { RecordCommand } from '@tallyport/domain/shipping-record/commands';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { conversationDecider, type PostMessage } from '@tallyport/domain/work-order/conversation-decider';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { WorkOrderState } from '@tallyport/domain/work-order/state';
import { lodgementCommand } from './lodgement-commands.js';
import { type Place, SimulatedRun } from './simulated-run.js';
import { SimulatedWriter } from './simulated-writer.js';
import type { Ending, World } from './world.js';

const ORG = randomUUID();
const JOB = randomUUID();
const DOCUMENT = randomUUID();
const USERS = [randomUUID(), randomUUID()];

export interface IssuedCommand<Command> {
  readonly commandId: string;
  readonly command: Command;
}

/** Somebody who writes the stream, and may die of it. */
export interface Party<Command> {
  send(issued: IssuedCommand<Command>): Promise<Ending>;
  /** Its worker goes away, or all of its history: what it knew is gone with them. */
  evict(): void;
  forget(): void;
}

/** A stream, what is asked of it, and how it is written in the product. */
export interface Process<Command, Event extends DomainEvent, State> {
  readonly decider: Decider<Command, Event, State>;
  issued(dice: () => number): IssuedCommand<Command>;
  party(world: World, isAskedAgain: boolean): Party<Command>;
}

function oneOf<T>(dice: () => number, values: readonly T[]): T {
  return values[Math.floor(dice() * values.length)] as T;
}

function placeOf(name: string): Place {
  return { orgId: ORG, streamId: `${name}/${JOB}`, jobId: JOB };
}

/** Written by whoever has a command: gateway and worker load, decide and append, and keep nothing. */
function written<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  command: (dice: () => number) => Command,
): Process<Command, Event, State> {
  return {
    decider,
    issued: (dice) => ({ commandId: randomUUID(), command: command(dice) }),
    party(world) {
      const writer = new SimulatedWriter(world, decider, placeOf(decider.name));
      return { send: (issued) => writer.send(issued.commandId, issued.command), evict: () => undefined, forget: () => undefined };
    },
  };
}

/** Written by one workflow, which keeps its state between commands. */
const workOrder: Process<WorkOrderCommand, WorkOrderEvent, WorkOrderState> = {
  decider: workOrderDecider,
  issued(dice) {
    const command = workOrderCommand(dice);
    return { commandId: command.commandId, command };
  },
  party(world, isAskedAgain) {
    const run = new SimulatedRun(world, workOrderDecider, placeOf('work-order'), isAskedAgain);
    return { send: ({ command }) => run.send(command), evict: () => run.evict(), forget: () => run.forget() };
  },
};

function workOrderCommand(dice: () => number): WorkOrderCommand {
  const envelope = {
    orgId: ORG,
    workOrderId: JOB,
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'person' as const, userId: ORG },
    standing: { role: 'broker' as const, capacities: [], hasLicence: true },
    issuedAt: '2026-03-02T01:00:00.000Z',
  };
  const note = () => oneOf(dice, [null, 'a', 'b']);
  const roll = dice();
  if (roll < 0.2) {
    return { type: 'receive-work-order', ...envelope, code: 'SYD-1', jobStatus: 'received', details: unknownShipment(ORG), names: {} };
  }
  if (roll < 0.6) return { type: 'change-job-status', ...envelope, to: oneOf(dice, JOB_STATUSES), reason: oneOf(dice, [null, 'so']) };
  if (roll < 0.75)
    return { type: 'assign-work-order', ...envelope, role: oneOf(dice, ['compiler', 'broker']), assigneeId: oneOf(dice, USERS) };
  if (roll < 0.82) return { type: 'follow-papers', ...envelope, values: papersSay(dice) };
  if (roll < 0.88) return { type: 'answer-offers', ...envelope, accept: [], dismiss: [], reopen: [], ...answerOf(dice) };
  if (roll < 0.98)
    return { type: 'amend-work-order', ...envelope, changes: [{ field: 'note', previous: note(), next: note() }], names: {} };
  return { type: 'delete-work-order', ...envelope };
}

function papersSay(dice: () => number) {
  const from = { documentId: DOCUMENT, recordId: DOCUMENT, field: 'vessel', position: 1, place: null };
  const vessels = oneOf(dice, [[], ['a'], ['b'], ['a', 'b']]);
  return vessels.map((value) => ({ field: 'vessel' as const, value, name: null, from, fills: dice() < 0.8 }));
}

function answerOf(dice: () => number) {
  const offers = [{ field: 'vessel' as const, value: oneOf(dice, ['a', 'b']) }];
  return oneOf(dice, [{ accept: offers }, { dismiss: offers }, { reopen: offers }]);
}

/** Written by its workflow, which keeps its state too: what people sign, the steps on the way to customs, what customs says. */
const lodgement: Process<AnyLodgementCommand, LodgementEvent, LodgementProgress> = {
  decider: lodgementDecider,
  issued(dice) {
    const command = lodgementCommand(dice);
    return { commandId: command.commandId, command };
  },
  party(world, isAskedAgain) {
    const run = new SimulatedRun(world, lodgementDecider, placeOf('lodgement'), isAskedAgain);
    return { send: ({ command }) => run.send(command), evict: () => run.evict(), forget: () => run.forget() };
  },
};

/** Written by its workflow and, for what people decide, by the gateway; each with the same decider. */
const outboundEmail: Process<AnyEmail, OutboundEmailEvent, EmailProgress> = {
  decider: emailDecider,
  issued(dice) {
    const command = emailCommand(dice);
    return { commandId: command.commandId, command };
  },
  party(world, isAskedAgain) {
    const run = new SimulatedRun<AnyEmail, OutboundEmailEvent, EmailProgress>(world, emailDecider, placeOf('outbound-email'), isAskedAgain);
    return { send: ({ command }) => run.send(command), evict: () => run.evict(), forget: () => run.forget() };
  },
};

type AnyEmail = EmailStep | (EmailCommand & Pick<EmailStep, 'commandId' | 'correlationId' | 'actor' | 'issuedAt'>);

const EMAIL_OUTCOMES: readonly SendOutcome[] = [
  { kind: 'sent', code: 250, sentence: 'ok', refused: [] },
  { kind: 'refused', code: 550, sentence: 'no', refused: [] },
  { kind: 'deferred', code: 450, sentence: 'later' },
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'not-wanted' },
];

function emailCommand(dice: () => number): AnyEmail {
  const commandId = randomUUID();
  const at = new Date(Date.UTC(2026, 2, 14, Math.floor(dice() * 12))).toISOString();
  const actor = { kind: 'machine' as const, process: 'outbound-email' };
  const envelope = { emailId: JOB, commandId, correlationId: commandId, actor, issuedAt: at };
  const roll = dice();
  if (roll < 0.15) {
    const content = { template: 'password-changed' as const, changedAt: at };
    return { type: 'request', ...envelope, email: { to: ['a@b.example'], locale: 'en', content, workOrderId: null } };
  }
  const attempt = oneOf(dice, [1, 1, 2, 3]);
  if (roll < 0.5) return { type: 'begin-sending', ...envelope, attempt };
  if (roll < 0.85) return { type: 'record-outcome', ...envelope, attempt, outcome: oneOf(dice, EMAIL_OUTCOMES), milliseconds: 1, dice: 0 };
  return { type: oneOf(dice, ['send-again', 'count-as-sent']), ...envelope, reason: null };
}

const ofDocument = { documentId: DOCUMENT, workOrderId: JOB };

function extractionCommand(dice: () => number): ExtractionCommand {
  const attempt = oneOf(dice, [1, 1, 1, 2]);
  const roll = dice();
  if (roll < 0.25) return { type: 'request', request: { ...ofDocument, hash: 'h', mediaType: 'application/pdf', bytes: 1, priority: 2 } };
  if (roll < 0.7) {
    return {
      type: 'finish-step',
      ...ofDocument,
      attempt,
      step: oneOf(dice, EXTRACTION_STEPS.slice(0, 3)),
      summary: '',
      pages: null,
      values: null,
    };
  }
  if (roll < 0.85) {
    const page = { ...ofDocument, attempt, page: oneOf(dice, [1, 2]), of: 2, method: 'text layer' as const, words: 1, elapsedMs: 1 };
    return { type: 'record-page', page };
  }
  if (roll < 0.92) return { type: 'cancel', ...ofDocument, attempt, reason: 'person' };
  return { type: 'fail', ...ofDocument, attempt, step: null, reason: 'timeout', message: 'm' };
}

function documentCommand(dice: () => number): DocumentCommand {
  const segments = () => [{ fromPage: 1, toPage: 2, type: oneOf(dice, ['CIV', 'PKL'] as const), title: null, confidence: 1 }];
  const roll = dice();
  if (roll < 0.25) {
    return { type: 'upload', upload: { ...ofDocument, fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 1, hash: 'a'.repeat(64) } };
  }
  if (roll < 0.6) return { type: 'classify', ...ofDocument, attempt: 1, segments: segments() };
  if (roll < 0.95) return { type: 'correct-segments', ...ofDocument, segments: segments().map(({ confidence: _, ...cut }) => cut) };
  return { type: 'withdraw', ...ofDocument };
}

function recordCommand(dice: () => number): RecordCommand {
  const record = { recordId: DOCUMENT, workOrderId: JOB, kind: 'invoice' as const };
  const value = () => oneOf(dice, [null, 'A-1', 'A-2']);
  const roll = dice();
  if (roll < 0.3) {
    const read = oneOf(dice, ['A-1', 'A-2']);
    const reading = { value: read, raw: read, place: null, method: 'text layer' as const, confidence: 0.9 };
    const source = { documentId: DOCUMENT, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };
    return { type: 'extract', ...record, source, fields: { invoice_number: reading }, lines: [] };
  }
  if (roll < 0.95) {
    return {
      type: 'edit',
      ...record,
      edits: [{ kind: 'amend', changes: [{ field: 'invoice_number', previous: value(), next: value() }] }],
    };
  }
  return { type: 'withdraw', ...record, reason: 'so' };
}

function postMessage(dice: () => number): PostMessage {
  return { workOrderId: JOB, messageId: oneOf(dice, [JOB, DOCUMENT, ORG]), text: 'Hello' };
}

function checkCommand(dice: () => number): CheckCommand {
  const finding = { workOrderId: JOB, code: 'bill-weight' as const, version: 1, fingerprint: oneOf(dice, [JOB, DOCUMENT]) };
  return dice() < 0.6 ? { type: 'override', ...finding, reason: oneOf(dice, ['so', 'because']) } : { type: 'take-back', ...finding };
}

/** What the intake received already: it may be matched by its reference and by a person at once. */
const receivedMessage = { ...customsMessageDecider, initialState: { isReceived: true, lodgementId: null } };

function matchMessage(dice: () => number): MatchMessage {
  return { messageId: DOCUMENT, workOrderId: JOB, lodgementId: oneOf(dice, [DOCUMENT, ORG]) };
}

const receivedFreightMessage = { ...freightMessageDecider, initialState: { isReceived: true, exportId: null, isSetAside: false } };

function freightMessageCommand(dice: () => number): FreightMessageCommand {
  if (dice() < 0.3) return { type: 'set-aside', messageId: DOCUMENT, reason: 'it speaks of nothing' };
  return { type: 'match', messageId: DOCUMENT, workOrderId: JOB, exportId: oneOf(dice, [DOCUMENT, ORG]) };
}

/** Every stream that a command can reach, in the way in which the product writes it. */
export const PROCESSES = {
  'work-order': workOrder,
  lodgement,
  extraction: written(extractionDecider, extractionCommand),
  document: written(documentDecider, documentCommand),
  record: written(recordDecider, recordCommand),
  conversation: written(conversationDecider, postMessage),
  checks: written(checkDecider, checkCommand),
  'customs-message': written(receivedMessage, matchMessage),
  'outbound-email': outboundEmail,
  'freight-message': written(receivedFreightMessage, freightMessageCommand),
};
