import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { Fold } from '../fold.js';

/** A document as its own stream tells it, spelt as on the wire. Its reading, its copies and its doubts are told by other streams. */
export type DocumentView = Omit<Document, 'copy_of' | 'extraction' | 'doubtful' | 'unverified'>;

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
      uploaded_by: metadata.actor.kind === 'person' ? metadata.actor.userId : null,
      segments: [],
      withdrawn: false,
      stream_position: streamPosition,
    };
  }
  if (view === null) return null;
  const moved = { ...view, stream_position: streamPosition };
  switch (event?.type) {
    case 'document.classified':
      return { ...moved, segments: event.data.segments };
    case 'document.withdrawn':
      return { ...moved, withdrawn: true };
    default:
      return moved;
  }
};
