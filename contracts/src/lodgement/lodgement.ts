import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { FieldValue } from '../values/field-change.js';
import { Id, StreamPosition } from '../values/ids.js';
import { EntryStatus } from './entry-status.js';
import { LodgementState } from './lodgement-state.js';
import { N10Data } from './n10-data.js';
import { CustomsAmount, CustomsError, LodgedKind, LodgementPurpose, SendFailure } from './values.js';

/** How far a signed message is: on its way, with customs, or how it ended. */
const MESSAGE_PHASES = ['requested', 'built', 'unknown', 'sent', 'acknowledged', 'accepted', 'rejected', 'failed'] as const;

/** An error of customs, with what it means and what to do about it, where a row of the table of error texts says so. */
export const ExplainedError = CustomsError.extend({ explained: z.object({ words: z.string(), hint: z.string() }).optional() });
export type ExplainedError = z.infer<typeof ExplainedError>;

/** One signed message to customs, with what came of it. */
export const LodgementMessage = z
  .object({
    purpose: LodgementPurpose,
    version: z.int(),
    control_reference: z.string(),
    phase: z.enum(MESSAGE_PHASES),
    /** The version of the record that was signed, and the address of its values. */
    record_position: StreamPosition,
    snapshot: z.string(),
    /** The address of the interchange, and its size; null until it is made. */
    interchange: z.string().nullable(),
    bytes: z.int().nullable(),
    signed_by: z.object({ user_id: Id, name: z.string(), licence_number: z.string() }),
    signed_at: Instant,
    confirmed: z.array(z.object({ line_id: Id.nullable(), field: z.string(), value: FieldValue })),
    reason: z.string().nullable(),
    /** How often sending ended without anybody knowing how. */
    unknown_attempts: z.int(),
    /** Why it never reached customs. */
    failure: z.string().nullable(),
    /** The same as a code; nothing of what was folded before there was one. */
    failure_reason: SendFailure.optional(),
    /** The time that customs gave its answer. */
    answered_at: z.string().nullable(),
    errors: z.array(ExplainedError),
    amounts: z.array(CustomsAmount),
  })
  .meta({ id: 'LodgementMessage' });
export type LodgementMessage = z.infer<typeof LodgementMessage>;

/** One word of customs, in the order in which they came. */
export const SpokenWord = z
  .object({
    event: z.enum(['acknowledged', 'accepted', 'rejected', 'withdrawn', 'questions-asked', 'advice']),
    recorded_at: Instant,
    /** When customs says that it wrote it. */
    message_time: z.string().nullable(),
    message_id: Id.nullable(),
    /** The address of the stored message. */
    original: z.string().nullable(),
    version: z.int().nullable(),
    /** The interchange that is acknowledged. */
    control_reference: z.string().nullable(),
    expected: z.boolean(),
    entry_status: EntryStatus.nullable(),
    cargo_status: z.string().nullable(),
    referral_codes: z.array(z.string()),
  })
  .meta({ id: 'SpokenWord' });
export type SpokenWord = z.infer<typeof SpokenWord>;

/** A question of customs, and the answer where a person gave one. */
const AskedQuestion = z
  .object({ question_id: z.string(), text: z.string(), answer: z.string().nullable(), reason: z.string().nullable() })
  .meta({ id: 'AskedQuestion' });

/** How a declaration or cargo report stands with customs. */
export const Lodgement = z
  .object({
    id: Id,
    work_order_id: Id,
    kind: LodgedKind,
    declaration_status: EntryStatus,
    lodgement_state: LodgementState,
    /** It was edited in the system of customs: nothing more is sent from here. */
    edi_ended: z.boolean(),
    own_reference: z.string().nullable(),
    accepted_version: z.int().nullable(),
    /** The version of the record that customs accepted: what was edited since is not sent. */
    accepted_position: StreamPosition.nullable(),
    ics_identifier: z.string().nullable(),
    duty_paid: z.boolean().nullable(),
    cargo_status: z.string().nullable(),
    referral_codes: z.array(z.string()),
    questions: z.array(AskedQuestion),
    /** What customs computed for the newest accepted version, and what an amendment made of it: due, or back where negative. */
    amounts: z.array(CustomsAmount),
    difference: z.array(CustomsAmount),
    messages: z.array(LodgementMessage),
    words: z.array(SpokenWord),
    n10_data: N10Data,
    /** When the first message was signed; null before. */
    created_at: Instant.nullable(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Lodgement' });
export type Lodgement = z.infer<typeof Lodgement>;
