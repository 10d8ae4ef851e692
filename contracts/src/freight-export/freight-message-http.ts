import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { ExportText } from './export-detail.js';
import { FreightReference } from './freight-message-events.js';

/** Whether somebody has to say where a message belongs: it waits until it belongs to an export or was set aside. */
const FREIGHT_MESSAGE_STATES = ['waiting', 'matched', 'set_aside'] as const;
export const FreightMessageState = z.enum(FREIGHT_MESSAGE_STATES);
export type FreightMessageState = z.infer<typeof FreightMessageState>;

/** What a freight system sent to the address of the organisation, what it seems to speak of, and what became of it. */
export const FreightMessage = z
  .object({
    id: Id,
    received_at: Instant,
    bytes: z.int(),
    state: FreightMessageState,
    /** What it seems to speak of; null where that cannot be told. */
    reference: FreightReference.nullable(),
    /** Why that cannot be told: a code, of the first messages a sentence. */
    unreadable: z.string().nullable(),
    /** How often other bytes came under the same number later: the first count. */
    others: z.int(),
    /** The export that it belongs to, and its job. */
    export_id: Id.nullable(),
    work_order: z.object({ id: Id, code: z.string() }).nullable(),
    /** Who set it aside, and why. */
    set_aside: z.object({ by: Id.nullable(), at: Instant, reason: z.string() }).nullable(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'FreightMessage' });
export type FreightMessage = z.infer<typeof FreightMessage>;

const path = '/orgs/{o}/freight_messages';
const one = `${path}/{freight_message}` as const;
const problems = ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'freight-message.not-found'] as const;

export const listFreightMessages = defineOperation({
  id: 'listFreightMessages',
  summary: 'What freight systems sent to the address of the organisation, the newest first; `state` names what became of it.',
  method: 'GET',
  path,
  auth: 'member',
  query: z.strictObject({ state: FreightMessageState.optional(), ...pageQuery(50) }),
  reply: page(FreightMessage),
  status: 200,
  problems: ['not-found'],
});

export const getFreightMessage = defineOperation({
  id: 'getFreightMessage',
  summary: 'A message of a freight system, with its text as it came. It is never to be shown as anything but text.',
  method: 'GET',
  path: one,
  auth: 'member',
  reply: FreightMessage.extend({ text: ExportText }),
  status: 200,
  problems: ['not-found', 'freight-message.not-found'],
});

export const matchFreightMessage = defineOperation({
  id: 'matchFreightMessage',
  summary:
    'Say to which export a message of a freight system belongs that names none. What it says is recorded there, where it can be read.',
  method: 'POST',
  path: `${one}/match`,
  auth: 'member',
  body: z.strictObject({ export: Id }),
  reply: FreightMessage,
  status: 200,
  problems: [...problems, 'export.not-found', 'freight-message.matched-already'],
});

export const setFreightMessageAside = defineOperation({
  id: 'setFreightMessageAside',
  summary:
    'Set a message of a freight system aside that belongs to no export, with a reason. Nothing follows from it; it may still be matched.',
  method: 'POST',
  path: `${one}/set_aside`,
  auth: 'member',
  body: z.strictObject({ reason: requiredText(500) }),
  reply: FreightMessage,
  status: 200,
  problems: [...problems, 'freight-message.matched-already'],
});

export const FREIGHT_MESSAGE_OPERATIONS = [listFreightMessages, getFreightMessage, matchFreightMessage, setFreightMessageAside] as const;
