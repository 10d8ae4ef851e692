import { z } from 'zod';
import { StreamId } from '../values/ids.js';
import { Export, ExportAttempt } from './export.js';
import { ExportCause } from './export-row.js';
import { ExportGroup } from './export-standing.js';
import { ShipmentFinding } from './shipment-finding.js';
import { RequestChange } from './values.js';

export const PERSONS_STEPS = ['retry', 'skip', 'cancel', 'resolve', 'hold', 'release'] as const;
const PersonsStep = z.enum(PERSONS_STEPS);
export type PersonsStep = z.infer<typeof PersonsStep>;

/** What moved since the message was made, of all that it was made from. */
export const ChangedSince = z
  .object({
    /** The streams of the job that went on. */
    moved: z.array(StreamId),
    /** What a retry with changes would send otherwise; alike changes as one. */
    changes: z.array(RequestChange),
    /** What stands in the way of making the message anew. */
    findings: z.array(ShipmentFinding),
    /** A retry now would fail in the same way: it was refused, and made anew it would say the same. */
    fails_the_same: z.boolean(),
  })
  .meta({ id: 'ExportChangedSince' });
export type ChangedSince = z.infer<typeof ChangedSince>;

/** A call with the cause by which nothing of it was sent; null where it was sent, or nobody said why not. */
const ExplainedAttempt = ExportAttempt.extend({ cause: ExportCause.nullable() }).meta({ id: 'ExplainedAttempt' });

/** One export with its attempts, its cause, and what may be done about it. */
export const ExportDetail = Export.extend({
  work_order: z.object({ id: z.string(), code: z.string() }),
  system: z.object({ id: z.string(), name: z.string() }).nullable(),
  group: ExportGroup,
  attempts: z.array(ExplainedAttempt),
  cause: ExportCause.nullable(),
  /** What the state allows a person; whether the caller may, permissions say. */
  may: z.array(PersonsStep),
  changed_since: ChangedSince,
  /** The page of its workflow, where the installation has one to show. */
  workflow_url: z.string().nullable(),
}).meta({ id: 'ExportDetail' });
export type ExportDetail = z.infer<typeof ExportDetail>;

/** What was sent or answered, as text. It is never to be shown as anything else: it comes from outside. */
export const ExportText = z
  .object({
    text: z.string(),
    /** Bytes of the whole. */
    bytes: z.int(),
    /** Whether the text is only the beginning. */
    is_cut: z.boolean(),
  })
  .meta({ id: 'ExportText' });
export type ExportText = z.infer<typeof ExportText>;
