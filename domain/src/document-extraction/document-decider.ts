import type { Segment } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentEvent, DocumentUploaded } from '@tallyport/contracts/document-extraction/events';
import type { z } from 'zod';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';

interface OfDocument {
  readonly documentId: string;
  readonly workOrderId: string;
}

export type DocumentCommand =
  | { readonly type: 'upload'; readonly upload: z.infer<typeof DocumentUploaded.data> }
  | ({ readonly type: 'classify'; readonly attempt: number; readonly segments: readonly Segment[] } & OfDocument)
  | ({ readonly type: 'withdraw' } & OfDocument);

export type DocumentState = { readonly kind: 'absent' | 'withdrawn' } | { readonly kind: 'there'; readonly segments: readonly Segment[] };

/** A file on a job: it comes in once, is classified by readings, and may be taken back. */
export const documentDecider: Decider<DocumentCommand, DocumentEvent, DocumentState> = {
  name: 'document',
  version: 1,
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
        return { kind: 'there', segments: [] };
      case 'document.classified':
        return state.kind === 'there' ? { kind: 'there', segments: event.data.segments } : state;
      case 'document.withdrawn':
        return { kind: 'withdrawn' };
    }
  },
};
