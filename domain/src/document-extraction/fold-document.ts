import type { Document, DocumentSegment } from '@tallyport/contracts/document-extraction/document';
import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { KeptFor } from '@tallyport/contracts/document-extraction/stray';
import { actingId } from '../acting-id.js';
import type { Fold, FoldedEnvelope } from '../fold.js';
import { isSameCut } from './segment-cuts.js';

/** A piece of a file as its events spell it, and who made it what it is. */
export type HeldSegment = Segment & Pick<DocumentSegment, 'corrected_by'>;

/**
 * A document as its own stream tells it, spelt as on the wire but for its segments. Its reading, its copies and its doubts are
 * told by other streams.
 */
export type DocumentView = Omit<Document, 'copy_of' | 'extraction' | 'doubtful' | 'unverified' | 'stray' | 'segments'> & {
  readonly segments: readonly HeldSegment[];
  /** The reader's own split, for a person who puts it again: of the newest reading before a person split the file. */
  readonly read_segments?: readonly Segment[];
  readonly is_split_by_person?: boolean;
  /** What a person keeps it in its job for. */
  readonly kept_for?: readonly KeptFor[];
};

/** `document/<id>`. */
export const foldDocument: Fold<DocumentView> = (view, event, { streamPosition, recordedAt, metadata }) => {
  if (event?.type === 'document.uploaded') {
    const { documentId, workOrderId, fileName, mediaType, bytes, hash } = event.data;
    return {
      id: documentId,
      work_order_id: workOrderId,
      file_name: fileName,
      media_type: mediaType,
      bytes,
      hash,
      uploaded_at: recordedAt,
      uploaded_by: actingId(metadata.actor),
      segments: [],
      withdrawn: false,
      stream_position: streamPosition,
    };
  }
  if (view === null) return null;
  const moved = { ...view, stream_position: streamPosition };
  switch (event?.type) {
    case 'document.classified': {
      const { segments } = event.data;
      const shown = segments.map((segment) => stillCorrected(segment, view.segments));
      return view.is_split_by_person === true ? { ...moved, segments: shown } : { ...moved, segments: shown, read_segments: segments };
    }
    case 'document.segments-corrected': {
      const segments = event.data.segments.map((cut) => corrected(cut, view, { recordedAt, metadata }));
      return { ...moved, segments, is_split_by_person: true };
    }
    case 'document.kept-here':
      return { ...moved, kept_for: event.data.keptFor };
    case 'document.withdrawn':
      return { ...moved, withdrawn: true };
    default:
      return moved;
  }
};

/** A segment as on the wire. */
export function shownSegment({ fromPage, toPage, ...segment }: HeldSegment): DocumentSegment {
  return { from_page: fromPage, to_page: toPage, ...segment };
}

/** A piece that a reading found again as a person had made it stays that person's. */
function stillCorrected(segment: Segment, before: readonly HeldSegment[]): HeldSegment {
  const known = before.find((other) => isSameCut(segment, other));
  return known?.corrected_by ? { ...segment, confidence: known.confidence, corrected_by: known.corrected_by } : segment;
}

/** A piece as a person left it: what stood so before stays what it was, what a reading had made so is the reading's again. */
function corrected(cut: SegmentCut, view: DocumentView, { recordedAt, metadata }: Pick<FoldedEnvelope, 'recordedAt' | 'metadata'>) {
  const known = [...view.segments, ...(view.read_segments ?? [])].find((other) => isSameCut(cut, other));
  if (known) return known;
  const id = actingId(metadata.actor);
  return { ...cut, confidence: 1, corrected_by: id === null ? null : { user_id: id, at: recordedAt } };
}
