import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { Pulled } from '@tallyport/contracts/freight-export/pulled';
import type { Line, RecordSource } from '@tallyport/contracts/shipping-record/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

interface OfRecord {
  readonly recordId: string;
  readonly workOrderId: string;
  readonly kind: RecordKind;
}

/** What a person, an extraction and a rule that fills lines may ask of a record of any kind. */
export type RecordCommand =
  | ({ readonly type: 'extract'; readonly source: RecordSource; readonly fields: Readings; readonly lines: readonly Line[] } & OfRecord)
  | ({ readonly type: 'infer'; readonly lines: readonly Line[] } & OfRecord)
  | ({ readonly type: 'edit'; readonly edits: readonly RecordEdit[]; readonly pulled?: Pulled } & OfRecord)
  | ({ readonly type: 'withdraw'; readonly reason: string } & OfRecord);
