import { actingId } from '@tallyport/domain/acting-id';
import { evolveHistoryContext, type HistoryContext, historyOf } from '@tallyport/domain/work-order/fold-history';
import type { ProjectedEvent, Projection } from '../../projection.js';
import { HistoryContexts } from './history-contexts.js';
import { forgetEntries, nameEntries, saveEntries } from './statements.js';

/** The change history: one row per change, in words of before and after. Rows are written once. */
export const historyProjection: Projection = {
  name: 'history',
  version: 1,
  tables: ['history_v1', 'history_stream_v1'],
  handles: (type) => !UNTOLD.has(type),

  async apply(tables, events) {
    const contexts = await HistoryContexts.load(tables, events);
    const rows: object[] = [];
    for (const projected of events) {
      const context = contexts.of(projected.logged);
      contexts.set(projected.logged, evolveHistoryContext(context, projected.event));
      rows.push(...rowsOf(projected, context, contexts));
    }
    await contexts.save(tables);
    if (rows.length > 0) await tables.query(saveEntries, [JSON.stringify(rows)]);
    for (const { orgId, documentId, fileName } of contexts.newNames()) await tables.query(nameEntries, [orgId, documentId, fileName]);
  },

  async forget(tables, { orgId, streamId }) {
    const [kind, id] = streamId.split('/');
    await tables.query(forgetEntries, [orgId, streamId]);
    if (kind === 'document') await tables.query(nameEntries, [orgId, id, null]);
  },
};

/** Events that leave no line in the history and nothing to set. */
const UNTOLD = new Set([
  'extraction.page-read',
  'extraction.model-asked',
  'extraction.goods-judged',
  'conversation.message-posted',
  'record.lines-extracted',
  'lodgement.message-built',
  'lodgement.sent',
  'lodgement.send-unknown',
  'lodgement.acknowledged',
  'export.call-begun',
  'export.accepted',
  'export.accepted-later',
  'export.not-sent',
  'export.outcome-unknown',
  'export.found',
  'export.not-found',
  'export.retry-planned',
  'export.job-deleted',
  'export.acknowledged',
  'sync.requested',
  'sync.progressed',
  'sync.finished',
  'sync.failed',
  'outbound-email.sending',
  'outbound-email.deferred',
  'customs-message.received',
  'customs-message.matched',
  'freight-message.received',
  'freight-message.matched',
  'freight-message.set-aside',
  'member.call-refused',
  'stream.erased',
]);

function rowsOf({ event, logged }: ProjectedEvent, context: HistoryContext, contexts: HistoryContexts): object[] {
  if (logged.jobId === null) return [];
  return historyOf(event, logged, context).map((entry, ordinal) => ({
    ...entry,
    org_id: logged.orgId,
    job_id: logged.jobId,
    ordinal,
    actor_id: actingId(entry.actor),
    subject: entry.document_id === null ? entry.subject : contexts.nameOf(logged.orgId, entry.document_id),
  }));
}
