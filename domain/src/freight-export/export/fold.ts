import type { DomainEvent } from '@tallyport/contracts/events';
import type { ExportEvent, ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import { actingId } from '../../acting-id.js';
import type { Fold, FoldedEnvelope } from '../../fold.js';
import { foldAttempts } from './fold-attempts.js';
import { evolveExport, NEVER_ASKED } from './state.js';
import type { ExportView } from './view.js';

/** `export/<id>`. */
export const foldExport: Fold<ExportView> = (view, event, envelope) => {
  if (!isOfExport(event)) return view && { ...view, stream_position: envelope.streamPosition };
  if (view === null) return event.type === 'export.requested' ? begun(event.data, envelope) : null;
  const progress = evolveExport(view.progress, event);
  const moved = progress.state !== view.progress.state;
  const told = { ...view, ...saidBy(view, event, envelope), progress, stream_position: envelope.streamPosition };
  return {
    ...told,
    state: progress.state ?? 'queued',
    key: progress.key,
    waiting_for: progress.waitingFor,
    hold: progress.state === 'held' ? progress.hold : null,
    retry_at: progress.state === 'retry_planned' ? progress.retryAt : null,
    since: moved ? envelope.recordedAt : view.since,
    attempts: foldAttempts(view, event, envelope),
  };
};

function isOfExport(event: DomainEvent | null): event is ExportEvent {
  return event?.type.startsWith('export.') ?? false;
}

function begun(data: Extract<ExportEvent, { type: 'export.requested' }>['data'], envelope: FoldedEnvelope): ExportView {
  const { recordedAt, streamId, streamPosition } = envelope;
  const by = actingId(envelope.metadata.actor);
  return {
    id: streamId.slice('export/'.length),
    work_order_id: data.workOrderId,
    kind: data.kind,
    state: 'queued',
    system_id: data.systemId,
    branch_id: data.branchId,
    target_type: data.targetType,
    key: data.key,
    handle: data.handle,
    requested_by: by,
    requested_at: recordedAt,
    reason: data.reason,
    ...ofMessage(data.message),
    waiting_for: null,
    hold: null,
    detail: null,
    lines: [],
    differences: [],
    retry_at: null,
    spared: false,
    since: recordedAt,
    attempts: [],
    stream_position: streamPosition,
    progress: evolveExport(NEVER_ASKED, { type: 'export.requested', data }),
    wanted: { by, reason: data.reason, changes: [] },
  };
}

function ofMessage(message: ExportMessage): Pick<ExportView, 'shown' | 'bytes' | 'positions' | 'sent'> {
  const { importer, importerCode, bill } = message.shown;
  return { shown: { importer, importer_code: importerCode, bill }, bytes: message.bytes, positions: message.madeFrom, sent: message };
}

type Told = Partial<Pick<ExportView, 'lines' | 'detail' | 'differences' | 'spared' | 'wanted' | 'shown' | 'bytes' | 'positions' | 'sent'>>;

/** What an event says besides the state. */
function saidBy(view: ExportView, event: ExportEvent, envelope: FoldedEnvelope): Told {
  switch (event.type) {
    case 'export.call-begun':
      return { wanted: { by: null, reason: null, changes: [] }, lines: [], detail: null, differences: [] };
    case 'export.accepted':
    case 'export.accepted-later':
    case 'export.refused':
      return { lines: event.data.lines };
    case 'export.acknowledged':
      return event.data.expected ? { lines: event.data.lines } : {};
    case 'export.not-sent':
    case 'export.waiting':
      return { detail: event.data.detail ?? view.detail };
    case 'export.held':
      return { detail: event.data.reason };
    case 'export.read-back':
      return { differences: event.data.differences };
    case 'export.spared':
      return { spared: true };
    case 'export.retried': {
      const { reason, renewed } = event.data;
      const wanted = { by: actingId(envelope.metadata.actor), reason, changes: renewed?.changes ?? [] };
      return renewed === null ? { wanted } : { wanted, ...ofMessage(renewed.message) };
    }
    case 'export.resolved':
    case 'export.released':
      return { wanted: { by: actingId(envelope.metadata.actor), reason: event.data.reason, changes: [] }, detail: null };
    case 'export.skipped':
    case 'export.cancelled':
      return { detail: event.data.reason };
    default:
      return {};
  }
}
