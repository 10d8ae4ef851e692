import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord, ShownSource } from '@tallyport/contracts/shipping-record/http';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import type { JobField } from '../../declaration/compile/from-job.js';
import type { AssessedEntry } from '../../duty/assessed-entry.js';
import type { FrozenRecord } from '../frozen-record.js';

/** Who did something, and when. */
export interface Hand {
  readonly user_id: string;
  readonly at: string;
}

/** A message that was signed and made, with everything behind its values as it stood when it was signed. */
export interface SentMessage {
  readonly message: Pick<LodgementMessage, 'signed_by' | 'signed_at' | 'confirmed' | 'errors' | 'amounts'>;
  readonly record: ShippingRecord;
  readonly frozen: FrozenRecord;
  /** By the rows that held then; null where its amounts are none of the frozen ones, so that nothing is said to follow from them. */
  readonly assessed: AssessedEntry | null;
  readonly tables: DatedTables;
  /** The paper that a value was taken from, as it stood then. */
  paper(source: ShownSource): ShippingRecord | null;
  /** Who had a machine put a value where it stands; in the header for a null line. */
  compiledBy(lineId: string | null, field: string): Hand | null;
  /** Who gave a field of the job the value that it had at an instant, where it was this one. */
  setOnJob(field: JobField, value: string, at: string): Hand | null;
  answeredBy(question: string): Hand | null;
}
