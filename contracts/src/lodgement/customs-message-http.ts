import { z } from 'zod';
import { MESSAGE_PARTS } from '../customs-table/message-tables.js';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { LODGEMENT_PURPOSES, LodgedKind } from './values.js';

/** What is exchanged: what a message of ours is for, or what customs says. */
const CustomsMessageKind = z.enum([
  ...LODGEMENT_PURPOSES,
  'acknowledged',
  'accepted',
  'rejected',
  'withdrawn',
  'questions-asked',
  'advice',
]);
export type CustomsMessageKind = z.infer<typeof CustomsMessageKind>;

/** An interchange that was sent to customs or came from there. Its id follows from the organisation and its bytes. */
export const CustomsMessage = z
  .object({
    id: Id,
    direction: z.enum(['sent', 'received']),
    /** When it was signed, or came. */
    at: Instant,
    /** Null where it says nothing that could be recorded. */
    kind: CustomsMessageKind.nullable(),
    /** Which job and lodgement it belongs to; null as long as nobody knows. */
    work_order_id: Id.nullable(),
    lodgement_id: Id.nullable(),
    lodged: LodgedKind.nullable(),
    /** The message of ours that it is, or that it speaks of. */
    own_reference: z.string().nullable(),
    version: z.int().nullable(),
    /** The interchange of ours that it is, or that it acknowledges. */
    control_reference: z.string().nullable(),
    /** Null for an acknowledgement that came as the answer to sending. */
    bytes: z.int().nullable(),
    /** Why it cannot be read; null where it can. */
    unreadable: z.string().nullable(),
    /** False where customs said what did not follow from what stood. */
    expected: z.boolean(),
  })
  .meta({ id: 'CustomsMessage' });
export type CustomsMessage = z.infer<typeof CustomsMessage>;

/** A value that a segment says, by the field that it stands for; element and component count from 1. */
const SegmentValue = z.object({ name: z.string(), value: z.string(), element: z.int(), component: z.int() });

/** A segment as it was written, and what it says. */
export const ExplainedSegment = z
  .object({
    /** From 1 for UNB; the service string before it is 0. */
    place: z.int(),
    text: z.string(),
    /** What of the message it belongs to; null where it says no value of the message. */
    part: z.enum(['envelope', ...MESSAGE_PARTS]).nullable(),
    /** Which one of its part: the line by its number, another by its order. Null for the header. */
    item: z.int().nullable(),
    /** False where the layout of the message does not have it there. */
    is_understood: z.boolean(),
    /** The row of the table of segments by which it is read: `segment/3/17`. Null where none is. */
    row: z.string().nullable(),
    values: z.array(SegmentValue),
  })
  .meta({ id: 'ExplainedSegment' });
export type ExplainedSegment = z.infer<typeof ExplainedSegment>;

/** What is wrong with a message, and where. */
const MessageFinding = z.object({ code: z.string(), segment: z.int().nullable(), found: z.string(), expected: z.string() });
export type MessageFinding = z.infer<typeof MessageFinding>;

const explained = page(ExplainedSegment).extend({ message: CustomsMessage, findings: z.array(MessageFinding) });

const job = '/orgs/{o}/work_orders/{id}';
const organisation = '/orgs/{o}/customs_messages';

export const listCustomsMessages = defineOperation({
  id: 'listCustomsMessages',
  summary: 'What was sent to customs for the job and what came from there, the newest first, now or as of a position or time.',
  method: 'GET',
  path: `${job}/customs_messages`,
  auth: 'member',
  query: z.strictObject({ ...pageQuery(200), as_of: z.string().max(40).optional() }),
  reply: page(CustomsMessage),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const getCustomsMessage = defineOperation({
  id: 'getCustomsMessage',
  summary: 'A message of the job segment by segment: as it was written, and what each says by field and line.',
  method: 'GET',
  path: `${job}/customs_messages/{message}`,
  auth: 'member',
  query: z.strictObject(pageQuery(200)),
  reply: explained,
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'customs-message.not-found'],
});

export const listOrganisationCustomsMessages = defineOperation({
  id: 'listOrganisationCustomsMessages',
  summary:
    'What customs sent to the address of the organisation, the newest first; with `unmatched` what belongs to no lodgement yet and waits for a person.',
  method: 'GET',
  path: organisation,
  auth: 'member',
  query: z.strictObject({ unmatched: z.stringbool().default(false), ...pageQuery(50) }),
  reply: page(CustomsMessage),
  status: 200,
  problems: ['not-found'],
});

export const getOrganisationCustomsMessage = defineOperation({
  id: 'getOrganisationCustomsMessage',
  summary: 'A message that customs sent to the address of the organisation, segment by segment.',
  method: 'GET',
  path: `${organisation}/{message}`,
  auth: 'member',
  query: z.strictObject(pageQuery(200)),
  reply: explained,
  status: 200,
  problems: ['not-found', 'customs-message.not-found'],
});

export const matchCustomsMessage = defineOperation({
  id: 'matchCustomsMessage',
  summary: 'Say to which lodgement a message of customs belongs that names none. What it says is recorded there, where it can be read.',
  method: 'POST',
  path: `${organisation}/{message}/match`,
  auth: 'member',
  body: z.strictObject({ work_order_id: Id, lodgement_id: Id }),
  reply: CustomsMessage,
  status: 200,
  problems: [
    'not-found',
    'not-allowed',
    'invalid-input',
    'command-reused',
    'work-order.not-found',
    'record.not-found',
    'customs-message.not-found',
    'customs-message.matched-already',
  ],
});

export const CUSTOMS_MESSAGE_OPERATIONS = [
  listCustomsMessages,
  getCustomsMessage,
  listOrganisationCustomsMessages,
  getOrganisationCustomsMessage,
  matchCustomsMessage,
] as const;
