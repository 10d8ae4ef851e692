import { z } from 'zod';
import { DecimalText } from '../values/decimal.js';
import { FieldValue } from '../values/field-change.js';
import { Hash, Id, StreamPosition } from '../values/ids.js';

/** What is lodged: each lodgement has the id of the record that it lodges. */
export const LodgedKind = z.enum(['declaration', 'cargo-report']);
export type LodgedKind = z.infer<typeof LodgedKind>;

/** What a message to customs is for (domain: import declaration, §§3 and 6). */
export const LODGEMENT_PURPOSES = ['pre-lodge', 'lodge', 'amend', 'withdraw'] as const;
export const LodgementPurpose = z.enum(LODGEMENT_PURPOSES);
export type LodgementPurpose = z.infer<typeof LodgementPurpose>;

/** Why a message never reached customs: it could not be made, was turned away before it was taken, or its job was deleted. */
export const SendFailure = z.enum(['not-built', 'turned-away', 'work-order-deleted']);

/** Our name for what is lodged. With the version it identifies a message to customs (domain: import declaration, §3). */
export const OwnReference = z.string().regex(/^\S(.{0,33}\S)?$/);

/** Rises with each message after an accepted one, never otherwise. */
export const MessageVersion = z.int().min(1).max(999);

/** When customs says that it wrote a message: to the second, in UTC, and always in this one form, so that times compare as texts. */
export const MessageTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);

/** The name of one interchange, unique for its sender: the handle by which customs is asked whether it was seen. */
export const ControlReference = z.string().regex(/^[A-Z0-9]{1,14}$/);

/** A site as customs knows it. */
export const SiteId = z.string().regex(/^[A-Z0-9]{1,14}$/);

/** Who sends interchanges, and for whom. */
export const SenderSites = z.object({ siteId: SiteId, ownerSiteId: SiteId });
export type SenderSites = z.infer<typeof SenderSites>;

/** A licence of an Australian customs broker (domain: import declaration, §5). */
export const LicenceNumber = z.string().regex(/^\d{1,5}$/);

/** What was signed: where the record stood, and the blob that holds its values as they stood there. */
export const SignedSnapshot = z.object({ streamPosition: StreamPosition, hash: Hash });
export type SignedSnapshot = z.infer<typeof SignedSnapshot>;

/** Who signed, by name and licence as they stood then. */
export const Signature = z.object({ userId: Id, name: z.string().max(200), licenceNumber: LicenceNumber });
export type Signature = z.infer<typeof Signature>;

/** A value of the snapshot that the signer confirmed on its evidence; a header's has no line. */
export const ConfirmedValue = z.object({ lineId: Id.nullable(), field: z.string().max(80), value: FieldValue });
export type ConfirmedValue = z.infer<typeof ConfirmedValue>;

/** A question of customs on a pre-lodgement, and what a person answered. */
export const CustomsQuestion = z.object({ questionId: z.string().max(10), text: z.string().max(1_000) });
export type CustomsQuestion = z.infer<typeof CustomsQuestion>;
export const QuestionAnswer = z.object({
  questionId: z.string().max(10),
  answer: z.string().min(1).max(250),
  reason: z.string().max(250).nullable(),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/** What customs finds wrong: code and words of its own, and where. The line is the number that it has in the message. */
export const CustomsError = z.object({
  code: z.string().max(20),
  words: z.string().max(1_000),
  place: z.enum(['message', 'header', 'goods', 'transport']),
  line: z.int().min(1).nullable(),
  /** The segment as customs names it, `LOC:27`; null where the line or the message as a whole is meant. */
  segment: z.string().max(20).nullable(),
  /** The field of the record that the segment carries, where one does. */
  field: z.string().max(80).nullable(),
});
export type CustomsError = z.infer<typeof CustomsError>;

/** An amount of a whole declaration as customs computed it, by the qualifier that it goes by: duty is `55`, what has to be paid `9`. */
export const CustomsAmount = z.object({ qualifier: z.string().max(3), amount: DecimalText, currency: z.string().length(3) });
export type CustomsAmount = z.infer<typeof CustomsAmount>;

/** The four flags of a line in the order in which they are shown: asc_dec, asc_scr, aqis_dec, aqis_scr. */
export const FlagText = z.string().regex(/^[YN]{4}$/);
