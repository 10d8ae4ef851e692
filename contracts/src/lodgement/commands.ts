import { z } from 'zod';
import { Actor } from '../actor.js';
import { Instant, TimeZone } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { EntryStatus } from './entry-status.js';
import {
  ConfirmedValue,
  ControlReference,
  LodgedKind,
  LodgementPurpose,
  OwnReference,
  QuestionAnswer,
  SenderSites,
  Signature,
  SignedSnapshot,
} from './values.js';

/** Which status follows which on the day of the command, by the rows of customs. */
const Transitions = z.array(z.tuple([EntryStatus, EntryStatus])).max(64);

/** What every command carries: who wants it and when, and the id that makes a repeat harmless. */
const command = {
  commandId: Id,
  correlationId: Id,
  orgId: Id,
  workOrderId: Id,
  lodgementId: Id,
  actor: Actor,
  issuedAt: Instant,
  /** Absent only in commands from before this was a table. */
  transitions: Transitions.optional(),
};

/** A broker signs a version to be sent. */
export const RequestLodgement = z.object({
  type: z.literal('request-lodgement'),
  ...command,
  kind: LodgedKind,
  purpose: LodgementPurpose,
  snapshot: SignedSnapshot,
  /** Of the first message; the later ones go by the same. */
  ownReference: OwnReference,
  controlReference: ControlReference,
  signedBy: Signature,
  sender: SenderSites,
  confirmed: z.array(ConfirmedValue).max(10),
  reason: z.string().trim().max(250).nullable(),
  /** Where it must still be the day of the pre-lodgement when its questions are answered. */
  timeZone: TimeZone,
});
export type RequestLodgement = z.infer<typeof RequestLodgement>;

export const AnswerQuestions = z.object({
  type: z.literal('answer-questions'),
  ...command,
  answers: z.array(QuestionAnswer).min(1).max(15),
});
export type AnswerQuestions = z.infer<typeof AnswerQuestions>;

export const MarkEditedOutside = z.object({
  type: z.literal('mark-edited-outside'),
  ...command,
  reason: z.string().trim().max(500).nullable(),
});
export type MarkEditedOutside = z.infer<typeof MarkEditedOutside>;

export const FinaliseLodgement = z.object({ type: z.literal('finalise-lodgement'), ...command });
export type FinaliseLodgement = z.infer<typeof FinaliseLodgement>;

/** What a person may ask of a lodgement. */
export const LodgementCommand = z.discriminatedUnion('type', [RequestLodgement, AnswerQuestions, MarkEditedOutside, FinaliseLodgement]);
export type LodgementCommand = z.infer<typeof LodgementCommand>;
