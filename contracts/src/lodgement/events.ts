import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Instant } from '../values/dates.js';
import { Hash, Id } from '../values/ids.js';
import { EntryStatus } from './entry-status.js';
import {
  ConfirmedValue,
  ControlReference,
  CustomsAmount,
  CustomsError,
  CustomsQuestion,
  FlagText,
  LodgedKind,
  LodgementPurpose,
  MessageTime,
  MessageVersion,
  OwnReference,
  QuestionAnswer,
  SenderSites,
  SendFailure,
  Signature,
  SignedSnapshot,
} from './values.js';

/** A lodgement has the id of the declaration or cargo report that it lodges. */
const lodgement = { lodgementId: Id, workOrderId: Id };
const message = { ...lodgement, ownReference: OwnReference, version: MessageVersion };
const interchange = { ...message, controlReference: ControlReference };

/**
 * A broker signed a version and wants it sent. The snapshot was durable before this was recorded; what is sent is made from it
 * and never from what stands later.
 */
export const LodgementRequested = defineEvent(
  'lodgement.requested',
  1,
  z.object({
    ...interchange,
    kind: LodgedKind,
    purpose: LodgementPurpose,
    snapshot: SignedSnapshot,
    signedBy: Signature,
    signedAt: Instant,
    sender: SenderSites,
    confirmed: z.array(ConfirmedValue).max(10),
    /** Why it is changed or withdrawn. */
    reason: z.string().max(250).nullable(),
  }),
);

/** The interchange was made and stored: from now on it may be on its way. */
export const LodgementMessageBuilt = defineEvent(
  'lodgement.message-built',
  1,
  z.object({ ...interchange, hash: Hash, bytes: z.int().min(1) }),
);

/** Customs has the interchange: it answered, or said so when it was asked. */
export const LodgementSent = defineEvent(
  'lodgement.sent',
  1,
  z.object({ ...interchange, attempt: z.int().min(1), learntBy: z.enum(['answer', 'question']) }),
);

/** Whether customs has the interchange is not known: nobody answered, or what answered cannot be believed. */
export const LodgementSendUnknown = defineEvent(
  'lodgement.send-unknown',
  1,
  z.object({
    ...interchange,
    attempt: z.int().min(1),
    reason: z.enum(['timeout', 'no-connection', 'server-error', 'unreadable-answer', 'sender-died']),
  }),
);

/** The interchange will never reach customs: it could not be made, or was turned away before it was taken. It may be signed anew. */
export const LodgementSendFailed = defineEvent(
  'lodgement.send-failed',
  1,
  z.object({
    ...interchange,
    reason: SendFailure,
    detail: z.string().max(1_000),
  }),
);

/** Customs understood the syntax of the interchange (CONTRL). Its answer to the content comes by itself. */
export const LodgementAcknowledged = defineEvent('lodgement.acknowledged', 1, z.object({ ...interchange, original: Hash }));

/**
 * What every word of customs carries: the stored message that said it, when customs says that it wrote it, and whether it follows
 * from what stood. An unexpected word counts all the same.
 */
const answer = {
  ...lodgement,
  ownReference: OwnReference.nullable(),
  version: MessageVersion.nullable(),
  messageTime: MessageTime.nullable(),
  /** The `customs-message` stream; null for what came as the answer to sending. */
  messageId: Id.nullable(),
  original: Hash.nullable(),
  expected: z.boolean(),
};
/** Customs refused a message, with everything that is wrong with it. */
export const LodgementRejected = defineEvent(
  'lodgement.rejected',
  1,
  z.object({
    ...answer,
    /** What was asked for; null where no request of that version is known. */
    purpose: LodgementPurpose.nullable(),
    errors: z.array(CustomsError).max(99),
  }),
);

/** Customs accepted a message, with the name that it gave and what it computed. */
export const LodgementAccepted = defineEvent(
  'lodgement.accepted',
  1,
  z.object({
    ...answer,
    purpose: z.enum(['pre-lodge', 'lodge', 'amend']),
    icsIdentifier: z.string().max(40).nullable(),
    amounts: z.array(CustomsAmount).max(99),
  }),
);

/** Customs has questions on a pre-lodgement; lodging carries the answers. Recorded together with the acceptance. */
export const LodgementQuestionsAsked = defineEvent(
  'lodgement.questions-asked',
  1,
  z.object({ ...answer, questions: z.array(CustomsQuestion).min(1).max(99) }),
);

/** A person answered questions of customs. Lodging sends what was answered last, and nothing is answered while a message is under way. */
export const LodgementQuestionsAnswered = defineEvent(
  'lodgement.questions-answered',
  1,
  z.object({ ...lodgement, answers: z.array(QuestionAnswer).min(1).max(15) }),
);

/** Customs withdrew what was lodged, at our wish. */
export const LodgementWithdrawn = defineEvent(
  'lodgement.withdrawn',
  1,
  z.object({ ...answer, icsIdentifier: z.string().max(40).nullable() }),
);

/** An advice of customs: the status, the flags of each line, what it was referred for. Always recorded; `expected` says whether it follows. */
export const CustomsAnswerRecorded = defineEvent(
  'lodgement.customs-answer-recorded',
  2,
  z.object({
    ...answer,
    /** Null where the advice does not speak of the declaration. */
    entryStatus: EntryStatus.nullable(),
    /** Of a cargo report: CLEAR, HELD and so on, as customs writes it. */
    cargoStatus: z.string().max(20).nullable(),
    icsIdentifier: z.string().max(40).nullable(),
    dutyPaid: z.boolean().nullable(),
    referralCodes: z.array(z.string().max(20)).max(99),
    lineStatus: z.array(FlagText),
  }),
);

/** A person touched it in customs' own screens: no message may be sent for it any more. Its status stays and is still followed. */
export const LodgementEditedOutside = defineEvent(
  'lodgement.edited-outside',
  1,
  z.object({ ...lodgement, reason: z.string().max(500).nullable() }),
);

/** A person closed it: nothing more is to do. */
export const LodgementFinalised = defineEvent('lodgement.finalised', 1, z.object(lodgement));

export const LodgementEvent = z.discriminatedUnion('type', [
  LodgementRequested.schema,
  LodgementMessageBuilt.schema,
  LodgementSent.schema,
  LodgementSendUnknown.schema,
  LodgementSendFailed.schema,
  LodgementAcknowledged.schema,
  LodgementRejected.schema,
  LodgementAccepted.schema,
  LodgementQuestionsAsked.schema,
  LodgementQuestionsAnswered.schema,
  LodgementWithdrawn.schema,
  CustomsAnswerRecorded.schema,
  LodgementEditedOutside.schema,
  LodgementFinalised.schema,
]);
export type LodgementEvent = z.infer<typeof LodgementEvent>;
