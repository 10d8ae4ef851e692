import { z } from 'zod';
import { CustomsTableRow } from '../declaration/http.js';
import { defineOperation } from '../define-operation.js';
import { DocumentSegment } from '../document-extraction/document.js';
import { MediaType } from '../document-extraction/media-types.js';
import { ShippingRecord } from '../shipping-record/http.js';
import { Instant } from '../values/dates.js';
import { DecimalText } from '../values/decimal.js';
import { FieldValue } from '../values/field-change.js';
import { Id } from '../values/ids.js';
import { LodgementMessage, SpokenWord } from './lodgement.js';
import { ControlReference } from './values.js';

/** A version as it was signed and sent, with what it makes due in Australian dollars; null where nothing is: for a cargo report. */
export const LodgedVersion = LodgementMessage.extend({ due: DecimalText.nullable() }).meta({ id: 'LodgedVersion' });
export type LodgedVersion = z.infer<typeof LodgedVersion>;

/** A document of the job as it stood when the version was signed. */
const PaperThen = z
  .object({
    document_id: Id,
    file_name: z.string(),
    media_type: MediaType,
    segments: z.array(DocumentSegment),
    /** It was taken away since; it can still be opened. */
    withdrawn_since: z.boolean(),
  })
  .meta({ id: 'PaperThen' });
export type PaperThen = z.infer<typeof PaperThen>;

/** A version as it was lodged. With the record and the rows anybody comes to the cents that were signed. */
export const AsLodged = z
  .object({
    version: LodgedVersion,
    /** The record where it was signed: values with the places that they had then. */
    record: ShippingRecord,
    /** The rows of customs that decided what was due, as they were imported when it was signed. */
    customs_rows: z.array(CustomsTableRow),
    /** Whether record and rows, frozen anew, give the bytes of the snapshot that was signed. */
    is_same: z.boolean(),
    papers: z.array(PaperThen),
    /** The interchange among the messages of the job; null until it is made. */
    message_id: Id.nullable(),
    /** What customs said of it. */
    answers: z.array(SpokenWord),
  })
  .meta({ id: 'AsLodged' });
export type AsLodged = z.infer<typeof AsLodged>;

/** A value, or a whole line (`field` null), that differs. Of a line that is new or gone `from` or `to` is its name, the other null. */
const VersionChange = z
  .object({
    kind: z.enum(['added', 'deleted', 'changed']),
    line_id: Id.nullable(),
    /** By which people know the line; null for the header. */
    line: FieldValue,
    field: z.string().nullable(),
    from: FieldValue,
    to: FieldValue,
    /** Who changed it last between the two, where the log says so: a person, or null for a machine. */
    by: z.object({ user_id: Id.nullable(), at: Instant }).nullable(),
  })
  .meta({ id: 'VersionChange' });
export type VersionChange = z.infer<typeof VersionChange>;

/** A row of customs that decides otherwise than the one that decided before; null where there was, or is, none. */
const RowChange = z.object({ from: CustomsTableRow.nullable(), to: CustomsTableRow.nullable() }).meta({ id: 'RowChange' });
export type RowChange = z.infer<typeof RowChange>;

/** What is done in one step from one version to the other, and what it makes due: back where negative; null where nobody can say. */
export const DifferenceStep = z
  .object({
    /**
     * Rows of customs alone; changes of values; the order of lines. Attributed by line: what a line makes due otherwise, and the charges.
     */
    about: z.enum(['rows', 'changes', 'order', 'line', 'charges']),
    /** The name of the line that is attributed as a whole. */
    line: FieldValue,
    rows: z.array(RowChange),
    changes: z.array(VersionChange),
    difference: DecimalText.nullable(),
  })
  .meta({ id: 'DifferenceStep' });
export type DifferenceStep = z.infer<typeof DifferenceStep>;

/** Two versions beside each other. The differences of all steps add up to that of the amounts due. */
export const VersionDifference = z
  .object({
    /** Beyond some number of changes each line is attributed as a whole. */
    attributed_by: z.enum(['change', 'line']),
    due_from: DecimalText.nullable(),
    due_to: DecimalText.nullable(),
    difference: DecimalText.nullable(),
    /** Whether the other side is what stands now, and says otherwise: it is not sent. */
    not_sent: z.boolean(),
    steps: z.array(DifferenceStep),
  })
  .meta({ id: 'VersionDifference' });
export type VersionDifference = z.infer<typeof VersionDifference>;

const OF_RECORD = ['not-found', 'work-order.not-found', 'record.not-found'] as const;
const OF_VERSION = [...OF_RECORD, 'lodgement.version-not-found'] as const;

/** The calls that look at versions. A version goes by the control reference of its interchange. */
export function versionOperations<const Path extends string, const Name extends string>(record: Path, name: Name, title: string) {
  const version = `${record}/versions/{version}` as const;
  return {
    versions: defineOperation({
      id: `versions:${name}`,
      summary: `Every version of the ${title} that was signed, the newest first, with what came of it.`,
      method: 'GET',
      path: `${record}/versions` as const,
      auth: 'member',
      reply: z.object({ results: z.array(LodgedVersion) }),
      status: 200,
      problems: OF_RECORD,
    }),
    asLodged: defineOperation({
      id: `asLodged:${name}`,
      summary: `A version of the ${title} as it was lodged: values, papers, the rows that decided what is due, and the answer of customs.`,
      method: 'GET',
      path: version,
      auth: 'member',
      reply: AsLodged,
      status: 200,
      problems: OF_VERSION,
    }),
    interchange: defineOperation({
      id: `interchange:${name}`,
      summary: 'The bytes of a version as they were sent, always as an attachment.',
      method: 'GET',
      path: `${version}/interchange` as const,
      auth: 'member',
      answers: 'file',
      status: 200,
      problems: OF_VERSION,
    }),
    difference: defineOperation({
      id: `difference:${name}`,
      summary: `What changed from a version of the ${title} to another, or to what stands now, who changed it, and what each change makes due.`,
      method: 'GET',
      path: `${version}/difference` as const,
      auth: 'member',
      query: z.strictObject({ to: ControlReference.optional() }),
      reply: VersionDifference,
      status: 200,
      problems: OF_VERSION,
    }),
    dialogue: defineOperation({
      id: `dialogue:${name}`,
      summary: `All that was said between the ${title} and customs, in one file (\`CustomsDialogue\`) that can be replayed as a test.`,
      method: 'GET',
      path: `${record}/dialogue` as const,
      auth: 'member',
      answers: 'file',
      status: 200,
      problems: OF_RECORD,
    }),
  } as const;
}
