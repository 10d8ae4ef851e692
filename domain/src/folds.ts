import type { DomainEvent } from '@tallyport/contracts/events';
import type { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { type ChecksView, foldChecks } from './checks/fold-checks.js';
import { type DocumentView, foldDocument } from './document-extraction/fold-document.js';
import { type ExtractionView, foldExtraction } from './document-extraction/fold-extraction.js';
import type { Fold, FoldedEnvelope } from './fold.js';
import { type BulkView, foldBulk } from './freight-export/bulk/fold.js';
import { foldExport } from './freight-export/export/fold.js';
import type { ExportView } from './freight-export/export/view.js';
import { type FreightMessageView, foldFreightMessage } from './freight-export/freight-message/fold.js';
import { foldSync, type SyncView } from './freight-export/sync/fold.js';
import { foldLodgement, type LodgementView } from './lodgement/fold.js';
import { type CustomsMessageView, foldCustomsMessage } from './lodgement/fold-customs-message.js';
import { foldRefusedCalls, type RefusedCallsView } from './organisation/fold-refused-calls.js';
import { foldEmail } from './outbound-email/fold.js';
import { foldRecord, type RecordView } from './shipping-record/fold.js';
import { foldWorkOrder, type WorkOrderView } from './work-order/fold.js';
import { type ConversationView, foldConversation } from './work-order/fold-conversation.js';

/** What is shown of a stream, by the prefix of its name. */
export interface StreamViews extends Record<RecordKind, RecordView> {
  'work-order': WorkOrderView;
  conversation: ConversationView;
  document: DocumentView;
  extraction: ExtractionView;
  lodgement: LodgementView;
  export: ExportView;
  sync: SyncView;
  bulk: BulkView;
  checks: ChecksView;
  'customs-message': CustomsMessageView;
  'freight-message': FreightMessageView;
  'refused-calls': RefusedCallsView;
  'outbound-email': OutboundEmail;
}
export type StreamKind = keyof StreamViews;

/**
 * The fold of each kind of stream. The read model, the answer to a command and the time machine use the very same ones;
 * what kept rows add (people's names) is joined by whoever shows the view.
 */
const FOLDS: { readonly [Kind in StreamKind]: Fold<StreamViews[Kind]> } = {
  'work-order': foldWorkOrder,
  conversation: foldConversation,
  document: foldDocument,
  extraction: foldExtraction,
  waybill: foldRecord,
  invoice: foldRecord,
  'packing-list': foldRecord,
  'certificate-of-origin': foldRecord,
  'packing-declaration': foldRecord,
  'fumigation-certificate': foldRecord,
  'china-export-declaration': foldRecord,
  declaration: foldRecord,
  'cargo-report': foldRecord,
  lodgement: foldLodgement,
  export: foldExport,
  sync: foldSync,
  bulk: foldBulk,
  checks: foldChecks,
  'customs-message': foldCustomsMessage,
  'freight-message': foldFreightMessage,
  'refused-calls': foldRefusedCalls,
  'outbound-email': foldEmail,
};

/** The kind of a stream by its name, or null for a stream of which nothing is shown. */
export function streamKindOf(streamId: string): StreamKind | null {
  const prefix = streamId.slice(0, streamId.indexOf('/'));
  return Object.hasOwn(FOLDS, prefix) ? (prefix as StreamKind) : null;
}

export function isRecordKind(kind: string): kind is RecordKind {
  return RECORD_KINDS.some((known) => known === kind);
}

/** One step of any stream: `view` is what the stream's fold answered last, null before its first event. */
export function foldNext(streamId: string, view: unknown, event: DomainEvent | null, envelope: FoldedEnvelope): unknown {
  const kind = streamKindOf(streamId);
  return kind === null ? null : (FOLDS[kind] as Fold<unknown>)(view, event, envelope);
}

/** Several streams as they stand after these events: for the time machine, every event of a job up to a position. */
export function foldStreams(events: Iterable<FoldedInput>): StreamMap {
  let streams = new StreamMap({});
  for (const next of foldEach(events)) streams = next;
  return streams;
}

/** The same streams after each of these events, one after the other. What was given out before is changed by the next step. */
export function* foldEach(events: Iterable<FoldedInput>): Generator<StreamMap, void> {
  const views: Record<string, unknown> = {};
  const streams = new StreamMap(views);
  for (const { event, envelope } of events) {
    views[envelope.streamId] = foldNext(envelope.streamId, views[envelope.streamId] ?? null, event, envelope);
    yield streams;
  }
}

interface FoldedInput {
  readonly event: DomainEvent | null;
  readonly envelope: FoldedEnvelope;
}

/** Folded streams by name, asked for by kind. */
export class StreamMap {
  constructor(private readonly views: Readonly<Record<string, unknown>>) {}

  get<Kind extends StreamKind>(kind: Kind, id: string): StreamViews[Kind] | null {
    return (this.views[`${kind}/${id}`] as StreamViews[Kind] | undefined) ?? null;
  }

  all<Kind extends StreamKind>(kind: Kind): StreamViews[Kind][] {
    return Object.entries(this.views).flatMap(([streamId, view]) =>
      view !== null && streamKindOf(streamId) === kind ? [view as StreamViews[Kind]] : [],
    );
  }
}
