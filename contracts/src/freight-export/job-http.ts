import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import type { ProblemCode } from '../problem.js';
import { ShippingRecord } from '../shipping-record/http.js';
import { Id } from '../values/ids.js';
import { text } from '../values/text.js';
import { Export } from './export.js';
import { ShipmentFinding } from './shipment-finding.js';
import { Sync } from './sync.js';
import { FreightKey } from './values.js';

const job = '/orgs/{o}/work_orders/{id}';
const NOT_FOUND = ['not-found', 'work-order.not-found'] as const satisfies readonly ProblemCode[];

/** What stands in the way of sending, in the words of the specification (§8) where it has them. */
export const NOT_SENT_PROBLEMS = [
  'export.no-system',
  'export.select-house-or-master',
  'export.select-house',
  'export.unit-missing',
  'export.no-invoices',
  'export.not-ready',
] as const satisfies readonly ProblemCode[];

export const markWaybill = defineOperation({
  id: 'markWaybill',
  summary:
    'Say that a waybill is the house bill or the master bill of the job, or take that back. A job has one of each: another one loses its mark.',
  method: 'POST',
  path: `${job}/waybills/{record}/mark_waybill`,
  auth: 'member',
  body: z.strictObject({ mark: z.enum(['house', 'master']).nullable() }),
  reply: ShippingRecord,
  status: 200,
  problems: [...NOT_FOUND, 'record.not-found', 'not-allowed', 'invalid-input', 'command-reused', 'field-conflict'],
});

/**
 * What is done with the job's counterpart: look at it, send a new one, update the one that was looked at, fetch it to take it over, or
 * send documents. `key` names a job that was not made from here; else it is the one that an export made, or that a person named. A pull
 * that names what it looked at takes all of it over, as it stands here now; `takeOver` takes what is chosen.
 */
const SyncCargowise = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('look'), key: FreightKey.optional() }),
  z.strictObject({ action: z.literal('pull'), key: FreightKey.optional(), look: Id.optional() }),
  z.strictObject({ action: z.literal('send'), reason: text(500).optional() }),
  z.strictObject({ action: z.literal('update'), look: Id, reason: text(500).optional() }),
  z.strictObject({ action: z.literal('edocs'), documents: z.array(Id).min(1).max(100).optional(), reason: text(500).optional() }),
]);
export type SyncCargowise = z.infer<typeof SyncCargowise>;

/** What was begun: a fetch, or an export. */
const Begun = z.object({ sync: Sync.nullable(), export: Export.nullable() }).meta({ id: 'FreightExchange' });
export type FreightExchange = z.infer<typeof Begun>;

export const syncCargowise = defineOperation({
  id: 'syncCargowise',
  summary:
    'Exchange a job with the freight system: look, send, update, pull or edocs. What is sent replaces the invoices of the job there, and the provider may charge for it.',
  method: 'POST',
  path: `${job}/sync_cargowise`,
  auth: 'member',
  body: SyncCargowise,
  reply: Begun,
  status: 202,
  problems: [
    ...NOT_FOUND,
    'not-allowed',
    'invalid-input',
    'command-reused',
    ...NOT_SENT_PROBLEMS,
    'export.no-key',
    'export.has-key',
    'export.under-way',
    'export.look-again',
    'export.not-read',
    'export.key-not-bound',
    'export.newer-look',
    'field-conflict',
  ],
});

/** One value that is not the same everywhere: as it was sent last, as it stands there, as it would be sent. */
const FreightDifference = z
  .object({
    place: z.string(),
    field: z.string(),
    sent: z.string().nullable(),
    there: z.string().nullable(),
    next: z.string().nullable(),
    /** Somebody changed it there since it was sent last. */
    changed_there: z.boolean(),
  })
  .meta({ id: 'FreightDifference' });
export type FreightDifference = z.infer<typeof FreightDifference>;

/** What sending now would come to. */
export const FreightPreview = z
  .object({
    system: z.object({ id: Id, name: z.string(), is_simulator: z.boolean(), is_held: z.boolean() }).nullable(),
    /** The key of the job there, once one is known. */
    key: z.string().nullable(),
    /** What stands in the way (errors), and what is odd (warnings). */
    findings: z.array(ShipmentFinding),
    /** Against what was looked at; without a look, against nothing. */
    differences: z.array(FreightDifference),
    look: Sync.nullable(),
    invoices: z.int(),
    lines: z.int(),
    /** What changed here since the last export was made: it is not there yet. */
    not_sent: z.array(z.object({ stream_id: z.string(), line_id: Id.nullable(), field: z.string().nullable() })),
  })
  .meta({ id: 'FreightPreview' });
export type FreightPreview = z.infer<typeof FreightPreview>;

export const previewFreight = defineOperation({
  id: 'previewFreight',
  summary:
    'What sending the job now would come to: what stands in the way, and, after a look, per field what was sent last, what stands there and what would be sent.',
  method: 'GET',
  path: `${job}/freight_preview`,
  auth: 'member',
  query: z.strictObject({ look: Id.optional() }),
  reply: FreightPreview,
  status: 200,
  problems: [...NOT_FOUND, 'invalid-input'],
});

export const listJobSyncs = defineOperation({
  id: 'listJobSyncs',
  summary: 'What was fetched for a job from the freight system, the newest first.',
  method: 'GET',
  path: `${job}/syncs`,
  auth: 'member',
  query: z.strictObject(pageQuery(25)),
  reply: page(Sync),
  status: 200,
  problems: [...NOT_FOUND],
});

export const getJobSync = defineOperation({
  id: 'getJobSync',
  summary: 'One fetch of a job, and how far it is.',
  method: 'GET',
  path: `${job}/syncs/{sync}`,
  auth: 'member',
  reply: Sync,
  status: 200,
  problems: [...NOT_FOUND],
});

export const exportToCustoms = defineOperation({
  id: 'exportToCustoms',
  summary:
    'Approve the job as it stands for the customs interface: a snapshot of its house and master bills, invoices and declarations leaves.',
  method: 'POST',
  path: `${job}/customs_export`,
  auth: 'member',
  body: z.strictObject({ reason: text(500).optional() }),
  reply: Begun,
  status: 202,
  problems: [...NOT_FOUND, 'not-allowed', 'invalid-input', 'command-reused', 'export.select-house-or-master', 'export.select-house'],
});

export const JOB_FREIGHT_OPERATIONS = [markWaybill, syncCargowise, previewFreight, listJobSyncs, getJobSync, exportToCustoms] as const;
