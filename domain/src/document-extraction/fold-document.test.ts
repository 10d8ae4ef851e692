import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentEvent } from '@tallyport/contracts/document-extraction/events';
import { expect, test } from 'vitest';
import { type DocumentView, foldDocument } from './fold-document.js';

const PERSON = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c09';
const ids = { documentId: '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01', workOrderId: '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02' };
const uploaded: DocumentEvent = {
  type: 'document.uploaded',
  data: { ...ids, fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 1, hash: 'a'.repeat(64) },
};
const INVOICE: Segment = { fromPage: 1, toPage: 2, type: 'CIV', title: 'INVOICE', confidence: 0.9 };
const LIST: Segment = { fromPage: 3, toPage: 3, type: 'PKL', title: 'PACKING LIST', confidence: 0.8 };
const classified = (...segments: Segment[]): DocumentEvent => ({ type: 'document.classified', data: { ...ids, attempt: 1, segments } });
const cut = (fromPage: number, toPage: number, type: SegmentCut['type']): SegmentCut => ({ fromPage, toPage, type, title: null });
const corrected = (...segments: SegmentCut[]): DocumentEvent => ({ type: 'document.segments-corrected', data: { ...ids, segments } });
const BY = { user_id: PERSON, at: '2026-03-14T10:00:00.000Z' };

function folded(...events: DocumentEvent[]): DocumentView | null {
  const circumstances = { commandId: PERSON, correlationId: PERSON, causationId: null, workflowId: null, runId: null };
  return events.reduce<DocumentView | null>(
    (view, event, index) =>
      foldDocument(view, event, {
        streamId: `document/${ids.documentId}`,
        streamPosition: index + 1,
        recordedAt: BY.at,
        metadata: { actor: { kind: 'person', userId: PERSON }, ...circumstances },
      }),
    null,
  );
}

test('a piece that a person moved is theirs and sure; the others stay the reader’s', () => {
  const view = folded(uploaded, classified(INVOICE, LIST), corrected(cut(1, 2, 'CIV'), cut(3, 3, 'COO')));
  expect(view?.segments).toEqual([INVOICE, { ...cut(3, 3, 'COO'), confidence: 1, corrected_by: BY }]);
});

test('a later reading finds a person’s piece again as theirs, and may know its title', () => {
  const again: Segment = { ...cut(3, 3, 'COO'), title: 'CERTIFICATE OF ORIGIN', confidence: 0.7 };
  const view = folded(uploaded, classified(INVOICE, LIST), corrected(cut(1, 2, 'CIV'), cut(3, 3, 'COO')), classified(INVOICE, again));
  expect(view?.segments).toEqual([INVOICE, { ...again, confidence: 1, corrected_by: BY }]);
});

test('they are the reader’s also when a reading came in between', () => {
  const between = classified(INVOICE, { ...LIST, type: 'COO', title: null, confidence: 1 });
  const view = folded(
    uploaded,
    classified(INVOICE, LIST),
    corrected(cut(1, 2, 'CIV'), cut(3, 3, 'COO')),
    between,
    corrected(cut(1, 2, 'CIV'), cut(3, 3, 'PKL')),
    classified(INVOICE, LIST),
  );
  expect(view?.segments).toEqual([INVOICE, LIST]);
});

test('pieces that are put back as the reader had them are the reader’s again', () => {
  const back = corrected(cut(1, 2, 'CIV'), cut(3, 3, 'PKL'));
  expect(folded(uploaded, classified(INVOICE, LIST), corrected(cut(1, 3, 'CIV')), back)?.segments).toEqual([INVOICE, LIST]);
});
