import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentEvent, DocumentUploaded } from '@tallyport/contracts/document-extraction/events';
import type { KeptFor } from '@tallyport/contracts/document-extraction/stray';
import type { z } from 'zod';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import { isSameSplit, requireWholeFile } from './segment-cuts.js';

interface OfDocument {
  readonly documentId: string;
  readonly workOrderId: string;
}

export type DocumentCommand =
  | { readonly type: 'upload'; readonly upload: z.infer<typeof DocumentUploaded.data> }
  | ({ readonly type: 'classify'; readonly attempt: number; readonly segments: readonly Segment[] } & OfDocument)
  | ({ readonly type: 'correct-segments'; readonly segments: readonly SegmentCut[] } & OfDocument)
  | ({ readonly type: 'keep-here'; readonly keptFor: readonly KeptFor[] } & OfDocument)
  | ({ readonly type: 'withdraw' } & OfDocument);

export type DocumentState =
  | { readonly kind: 'absent' | 'withdrawn' }
  | {
      readonly kind: 'there';
      readonly segments: readonly SegmentCut[];
      /** The split that a person made: every later reading keeps to it. Null while the reader decides. */
      readonly corrected: readonly SegmentCut[] | null;
      /** What a person keeps it for. */
      readonly keptFor: readonly KeptFor[];
    };

/** A file on a job: it comes in once, is split and classified by readings, which a person may correct, and may be taken back. */
export const documentDecider: Decider<DocumentCommand, DocumentEvent, DocumentState> = {
  name: 'document',
  version: 3,
  initialState: { kind: 'absent' },
  decide(command, state) {
    switch (command.type) {
      case 'upload':
        return state.kind === 'absent' ? [{ type: 'document.uploaded', data: command.upload }] : [];
      case 'classify': {
        const { documentId, workOrderId, attempt, segments } = command;
        if (state.kind !== 'there' || segments.length === 0) return [];
        return [{ type: 'document.classified', data: { documentId, workOrderId, attempt, segments: [...segments] } }];
      }
      case 'correct-segments':
        return correctSegments(command, state);
      case 'keep-here':
        return keepHere(command, state);
      case 'withdraw': {
        if (state.kind === 'absent') throw new Rejection('document.not-found');
        const { documentId, workOrderId } = command;
        return state.kind === 'withdrawn' ? [] : [{ type: 'document.withdrawn', data: { documentId, workOrderId } }];
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'document.uploaded':
        return { kind: 'there', segments: [], corrected: null, keptFor: [] };
      case 'document.classified':
        return state.kind === 'there' ? { ...state, segments: event.data.segments } : state;
      case 'document.segments-corrected':
        return state.kind === 'there' ? { ...state, segments: event.data.segments, corrected: event.data.segments } : state;
      case 'document.kept-here':
        return state.kind === 'there' ? { ...state, keptFor: event.data.keptFor } : state;
      case 'document.withdrawn':
        return { kind: 'withdrawn' };
    }
  },
};

function keepHere(
  { documentId, workOrderId, keptFor }: Extract<DocumentCommand, { type: 'keep-here' }>,
  state: DocumentState,
): DocumentEvent[] {
  if (state.kind !== 'there') throw new Rejection(state.kind === 'absent' ? 'document.not-found' : 'document.withdrawn');
  const isSame = JSON.stringify(state.keptFor) === JSON.stringify(keptFor);
  return isSame ? [] : [{ type: 'document.kept-here', data: { documentId, workOrderId, keptFor: [...keptFor] } }];
}

/** The split that stands already is no correction. */
function correctSegments(
  { documentId, workOrderId, segments }: Extract<DocumentCommand, { type: 'correct-segments' }>,
  state: DocumentState,
): DocumentEvent[] {
  if (state.kind !== 'there') throw new Rejection(state.kind === 'absent' ? 'document.not-found' : 'document.withdrawn');
  const lastPage = state.segments.at(-1)?.toPage;
  if (lastPage === undefined) throw new Rejection('document.not-split');
  requireWholeFile(segments, lastPage);
  if (isSameSplit(segments, state.segments)) return [];
  return [{ type: 'document.segments-corrected', data: { documentId, workOrderId, segments: [...segments] } }];
}
