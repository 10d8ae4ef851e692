import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import type { ProblemCode } from '../problem.js';
import { Id, StreamPosition } from '../values/ids.js';
import { Sync } from './sync.js';

const fetched = '/orgs/{o}/work_orders/{id}/syncs/{sync}';
const NOT_FOUND = ['not-found', 'work-order.not-found'] as const satisfies readonly ProblemCode[];
const COMMAND = ['not-allowed', 'invalid-input', 'command-reused'] as const satisfies readonly ProblemCode[];

/** So many differences are shown, and taken over, at once: what is left is seen by the next look. */
export const MOST_PULLED = 5_000;

/**
 * One thing that is not the same there: a value, a line that only the freight system has, or one that only we have. `here` is what
 * stood when it was looked at, `there` what would take its place.
 */
const PullItem = z
  .object({
    /** By which it is chosen. */
    id: z.string(),
    kind: z.enum(['value', 'new-line', 'gone-line']),
    /** The record, or the job: `work-order/<id>`. */
    stream_id: z.string(),
    line_id: Id.nullable(),
    /** From 1: of ours, and for a new line of theirs. */
    line: z.int().nullable(),
    /** The values of a new line have none. */
    field: z.string().nullable(),
    here: z.string().nullable(),
    there: z.string().nullable(),
    /** It does not fit the field here, and cannot be taken over. */
    is_unfit: z.boolean(),
  })
  .meta({ id: 'PullItem' });
export type PullItem = z.infer<typeof PullItem>;

/** How far each stream was that was compared. */
const Seen = z.array(z.strictObject({ stream_id: z.string().max(80), stream_position: StreamPosition })).max(1_000);

/** What a job in the freight system is: enough to say whether it is this one. */
const JobThere = z
  .object({
    key: z.string(),
    bill_number: z.string().nullable(),
    other_bills: z.array(z.string()),
    vessel: z.string().nullable(),
    voyage: z.string().nullable(),
    goods_description: z.string().nullable(),
    port_of_loading: z.string().nullable(),
    port_of_discharge: z.string().nullable(),
    parties: z.array(z.string()),
    invoices: z.array(z.string()),
    lines: z.int(),
    /** The job of ours that has this key already, where that is another one. */
    ours: z.object({ id: Id, code: z.string() }).nullable(),
  })
  .meta({ id: 'FreightJobThere' });
export type JobThere = z.infer<typeof JobThere>;

/** What taking over what was fetched would change here. */
export const PullProposal = z
  .object({
    sync: Sync,
    there: JobThere,
    /** Whether the key is that of the job: sent from here, or said by a person. */
    is_bound: z.boolean(),
    /** Whether it was read again since, and says otherwise there now. */
    is_outdated: z.boolean(),
    items: z.array(PullItem).max(MOST_PULLED),
    /** Those that are not shown. */
    more: z.int(),
    seen: Seen,
    invoices_only_there: z.array(z.string()),
    invoices_only_here: z.array(z.string()),
  })
  .meta({ id: 'PullProposal' });
export type PullProposal = z.infer<typeof PullProposal>;

export const getPullProposal = defineOperation({
  id: 'getPullProposal',
  summary: 'What a job in the freight system says otherwise than the papers here: value by value, lines and invoices of one side only.',
  method: 'GET',
  path: `${fetched}/proposal`,
  auth: 'member',
  reply: PullProposal,
  status: 200,
  problems: [...NOT_FOUND, 'export.not-read'],
});

export const takeOver = defineOperation({
  id: 'takeOver',
  summary:
    'Overwrite what stands here by what was fetched, all or what is chosen, at once or not at all. What changed since `seen` is refused with both values.',
  method: 'POST',
  path: `${fetched}/take_over`,
  auth: 'member',
  body: z.strictObject({
    /** As the proposal says it: what the person decided on. */
    seen: Seen,
    take: z.union([z.literal('all'), z.array(z.string().max(300)).min(1).max(MOST_PULLED)]),
  }),
  reply: Sync,
  status: 200,
  problems: [
    ...NOT_FOUND,
    ...COMMAND,
    'export.not-read',
    'export.key-not-bound',
    'export.newer-look',
    'field-conflict',
    'export.nothing-chosen',
  ],
});

export const putBack = defineOperation({
  id: 'putBack',
  summary: 'Put back what was taken over at once, as it stood before. A value that changed since is refused with both.',
  method: 'POST',
  path: `${fetched}/put_back`,
  auth: 'member',
  body: z.strictObject({ position: StreamPosition }),
  reply: Sync,
  status: 200,
  problems: [...NOT_FOUND, ...COMMAND, 'export.nothing-to-put-back', 'field-conflict'],
});

export const bindFreightKey = defineOperation({
  id: 'bindFreightKey',
  summary: 'Say that the job that was looked up in the freight system is this one: it was not made from here.',
  method: 'POST',
  path: `${fetched}/bind_key`,
  auth: 'member',
  reply: Sync,
  status: 200,
  problems: [...NOT_FOUND, ...COMMAND, 'export.not-read', 'export.has-key', 'export.key-elsewhere'],
});

export const PULL_OPERATIONS = [getPullProposal, takeOver, putBack, bindFreightKey] as const;
