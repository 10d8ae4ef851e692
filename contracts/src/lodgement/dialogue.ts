import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { LodgementEvent } from './events.js';
import { Lodgement } from './lodgement.js';
import { SiteId } from './values.js';

const Texts = z.record(z.string(), z.string());

/** A signed record as its snapshot holds it: texts by field, computed amounts by the names of messages. */
const SnapshotContent = z.object({
  kind: z.enum(['declaration', 'cargo-report']),
  fields: Texts,
  amounts: Texts,
  lines: z.array(
    z.object({
      lineIds: z.array(Id),
      type: z.enum(['goods', 'invoice', 'charge', 'transport', 'container']),
      number: z.int(),
      fields: Texts,
      amounts: Texts,
    }),
  ),
  lastNumbers: z.record(z.string(), z.int()),
});

/** A row of the table of segments, by which messages were written and read. */
const SegmentRow = z.object({
  id: z.string(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  source: z.string(),
  law: z.string(),
  file_date: z.string(),
  is_demonstration: z.boolean(),
  values: Texts,
});

/** One fact in the order of the log, with what it names: the snapshot that was signed, or the bytes that were sent or received. */
const Turn = z.object({
  recorded_at: Instant,
  /** Of a word of customs: when its message came. */
  received_at: Instant.nullable(),
  event: LodgementEvent,
  snapshot: SnapshotContent.nullable(),
  /** One character for each byte (ISO 8859-1). Null where the fact has no message, or its bytes are gone. */
  message: z.string().nullable(),
});
export type DialogueTurn = z.infer<typeof Turn>;

/**
 * A lodgement as it was led: what was signed, the bytes sent, the answers of customs, and how it stands after all that. Whoever encodes
 * the snapshots anew comes to the same bytes, and whoever reads and folds the answers to the same outcome.
 */
export const CustomsDialogue = z
  .object({
    format: z.literal('tallyport-customs-dialogue/1'),
    /** The site of customs, and whether what was sent was a test; null before anything was made. */
    customs: z.object({ site: SiteId, is_test: z.boolean() }).nullable(),
    segments: z.array(SegmentRow),
    turns: z.array(Turn),
    outcome: Lodgement,
  })
  .meta({ id: 'CustomsDialogue' });
export type CustomsDialogue = z.infer<typeof CustomsDialogue>;
