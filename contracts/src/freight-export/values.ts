import { z } from 'zod';

/** What is fetched from a freight system: one job to look at or to take over, its organisations, its products, or only whether it answers. */
const SYNC_KINDS = ['look', 'pull', 'organisations', 'products', 'job_products', 'connection_test'] as const;
export const SyncKind = z.enum(SYNC_KINDS);
export type SyncKind = z.infer<typeof SyncKind>;

/** What a job is in the freight system (domain: CargoWise eAdaptor, §4). */
export const TARGET_TYPES = ['ForwardingShipment', 'CustomsDeclaration'] as const;
export const TargetType = z.enum(TARGET_TYPES);
export type TargetType = z.infer<typeof TargetType>;

/** Our name for one export, sent along as an additional reference: by it the freight system is asked whether it has seen a call. */
export const ExportHandle = z.string().regex(/^TP[A-Z2-7]{20}$/);

/** The key of a job in the freight system: `S…` of a forwarding shipment, `B…` of a brokerage job. */
export const FreightKey = z.string().regex(/^[A-Z0-9][A-Z0-9/_-]{0,34}$/);

/** One line of the log that a freight system answers with, as it was written, and how heavy it is. */
export const AnswerLine = z.object({ severity: z.enum(['error', 'warning', 'info']), text: z.string().max(1_000) });
export type AnswerLine = z.infer<typeof AnswerLine>;

/** A value that was sent, or that stands there, by its place in the message: `Invoice 1, line 3, unit`. */
export const ValueDifference = z.object({
  place: z.string().max(200),
  sent: z.string().max(500).nullable(),
  there: z.string().max(500).nullable(),
});
export type ValueDifference = z.infer<typeof ValueDifference>;

/** One change of a message that was made anew, and how often it occurs in it. */
export const RequestChange = z.object({
  place: z.string().max(200),
  previous: z.string().max(500).nullable(),
  next: z.string().max(500).nullable(),
  times: z.int().min(1),
});
export type RequestChange = z.infer<typeof RequestChange>;

/** Why nobody knows what became of a call. */
export const UnknownReason = z.enum(['timeout', 'no-connection', 'server-error', 'unreadable-answer', 'sender-died']);
export type UnknownReason = z.infer<typeof UnknownReason>;

/** Why a person has to look at an export. */
export const WAITING_REASONS = [
  'refused',
  'changed-since-looked',
  'is-it-there',
  'not-as-sent',
  'no-acknowledgement',
  'cannot-be-read-back',
  'tries-used-up',
] as const;
export const WaitingReason = z.enum(WAITING_REASONS);
export type WaitingReason = z.infer<typeof WaitingReason>;

/** Why an export does not go on by itself, and goes on when that has passed. */
export const HOLD_REASONS = ['by-person', 'system-held', 'log-in-refused'] as const;
export const HoldReason = z.enum(HOLD_REASONS);
export type HoldReason = z.infer<typeof HoldReason>;

/** What a person says of an export whose outcome no machine can learn. */
export const Resolution = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('it is there'), key: FreightKey }),
  z.object({ answer: z.literal('it is not there') }),
]);
export type Resolution = z.infer<typeof Resolution>;
