import type { Actor } from '@tallyport/contracts/actor';
import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { READING_FAILURES } from '@tallyport/contracts/document-extraction/reading-failures';
import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { Pulled } from '@tallyport/contracts/freight-export/pulled';
import type { HistoryEntry, HistoryLane, ShownActor } from '@tallyport/contracts/work-order/history-http';
import { lineName, valuesOf } from '../shipping-record/line-name.js';
import { type MailOfJob, mailOf, noteOfMail } from './mail-in-history.js';

/** An entry as its event tells it, with the actor as recorded. Which line it is about is looked up when it is shown. */
export type RecordedEntry = Omit<HistoryEntry, 'line' | 'actor'> & { readonly actor: Actor };

/** Who did it, as on the wire. */
export function shownActor(actor: Actor): ShownActor {
  switch (actor.kind) {
    case 'person':
      return { kind: 'person', user_id: actor.userId };
    case 'api-key':
      return { kind: 'api-key', key_id: actor.keyId };
    case 'machine':
    case 'customs':
      return actor;
  }
}

/** What must be known of a stream to tell its next change: the document it is about, how it is cut, customs' last word with its time, what a mail is. */
export interface HistoryContext {
  readonly fileName: string | null;
  readonly documentId: string | null;
  readonly entryStatus: string | null;
  readonly entryStatusAt?: string | null;
  readonly segments: string | null;
  readonly mail?: MailOfJob;
}

export const NO_CONTEXT: HistoryContext = { fileName: null, documentId: null, entryStatus: null, segments: null };

/** The lane of the track in which an event shows. */
export function historyLaneOf(event: Pick<DomainEvent, 'type'>, actor: LoggedEvent['metadata']['actor']): HistoryLane {
  if (event.type.startsWith('outbound-email.')) return 'mail';
  if (event.type.startsWith('lodgement.') || event.type.startsWith('export.') || event.type.startsWith('sync.')) return 'exports';
  return actor.kind === 'machine' || event.type === 'extraction.page-read' ? 'reading' : 'people';
}

export function evolveHistoryContext(context: HistoryContext, event: DomainEvent): HistoryContext {
  switch (event.type) {
    case 'document.uploaded':
      return { ...context, fileName: event.data.fileName, documentId: event.data.documentId };
    case 'document.classified':
    case 'document.segments-corrected':
      return { ...context, segments: segmentsText(event.data.segments) };
    case 'record.extracted':
      return { ...context, documentId: event.data.source.documentId };
    // A mail of no job leaves no line.
    case 'outbound-email.requested':
      return event.data.workOrderId === null ? context : { ...context, mail: mailOf(event.data) };
    case 'lodgement.accepted':
    case 'lodgement.withdrawn':
    case 'lodgement.customs-answer-recorded': {
      const entryStatus = statusSaid(event);
      return entryStatus === null || isLate(event, context) ? context : { ...context, entryStatus, entryStatusAt: event.data.messageTime };
    }
    default:
      return context;
  }
}

/**
 * The lines that one event adds to the change history. Reading a document is one line, when it ends: its steps, pages
 * and the values it found are on the document's own page. Of a mail its tries are on its own page too. `subject` is whom a mail is for;
 * that of a document is left for whoever knows its name.
 */
export function historyOf(event: DomainEvent, logged: LoggedEvent, context: HistoryContext): RecordedEntry[] {
  const actor = logged.metadata.actor;
  const mail = event.type === 'outbound-email.requested' ? mailOf(event.data) : context.mail;
  const common = {
    position: logged.position,
    recorded_at: logged.recordedAt,
    actor,
    lane: historyLaneOf(event, actor),
    event_type: event.type,
    stream_id: logged.streamId,
    subject: mail?.to ?? null,
    document_id: documentOf(event) ?? context.documentId,
  };
  return changesOf(event, { ...context, ...(mail && { mail }) }).map((change) => ({
    ...common,
    field: null,
    previous: null,
    next: null,
    by_hand: false,
    names: {},
    note: null,
    ...change,
  }));
}

type Change = Partial<Pick<RecordedEntry, 'field' | 'previous' | 'next' | 'by_hand' | 'names' | 'note'>>;

function changesOf(event: DomainEvent, context: HistoryContext): Change[] {
  switch (event.type) {
    case 'work-order.received':
      return [{ next: event.data.code, names: event.data.names }];
    case 'work-order.job-status-changed': {
      const { from, to, reason, byHand } = event.data;
      return [{ field: 'job_status', previous: from, next: to, by_hand: byHand, note: reason }];
    }
    case 'work-order.assigned':
      return [{ field: event.data.role, previous: event.data.previous, next: event.data.next }];
    case 'work-order.amended':
      return event.data.changes.map((change) => ({ ...change, names: event.data.names, note: pullNote(event.data.pulled) }));
    case 'work-order.values-offered':
      return [{ field: 'differences', next: event.data.offers.length }];
    case 'work-order.offers-dismissed':
    case 'work-order.offers-reopened':
      return event.data.offers.map(({ field, value }) => ({ field, next: value }));
    case 'work-order.deleted':
    case 'document.withdrawn':
      return [{}];
    case 'document.uploaded':
      return [{ next: event.data.fileName }];
    case 'extraction.requested':
      return event.data.attempt === 1 ? [] : [{ field: 'attempt', previous: event.data.attempt - 1, next: event.data.attempt }];
    case 'extraction.step-finished':
      return event.data.step === 'completed' ? [{ field: 'values', next: event.data.values, note: event.data.summary }] : [];
    case 'extraction.failed':
      return [{ field: 'step', next: event.data.step, note: failureNote(event.data) }];
    case 'extraction.cancelled':
      return [{ note: event.data.reason }];
    case 'record.amended':
    case 'record.line-amended':
      return event.data.changes.map(({ field, previous, next, reason = null }) => ({
        field,
        previous,
        next,
        note: reason ?? pullNote(event.data.pulled),
      }));
    case 'record.values-taken-back':
      return event.data.values.map(({ field, previous, read }) => ({ field, previous, next: read?.value ?? null }));
    case 'record.lines-inferred':
      return [{ field: 'inferred', next: event.data.lines.length }];
    case 'record.line-added':
      return [{ field: 'line', next: lineName(event.data.fields), note: pullNote(event.data.pulled) }];
    case 'record.line-removed':
      return [{ field: 'line', previous: lineName(valuesOf(event.data.fields)), note: pullNote(event.data.pulled) }];
    case 'record.line-restored':
      return [{ field: 'line', next: lineName(valuesOf(event.data.fields)) }];
    case 'record.difference-offered':
      return [{ field: 'differences', next: event.data.differences.length }];
    case 'record.values-confirmed':
    case 'record.values-unconfirmed':
    case 'record.difference-declined':
      return event.data.values.map(({ field, value }) => ({ field, next: value }));
    case 'document.kept-here':
      return [{ note: event.data.keptFor.map(({ said }) => said).join(', ') || null }];
    case 'document.segments-corrected':
      return [{ field: 'segments', previous: context.segments, next: segmentsText(event.data.segments) }];
    case 'record.withdrawn':
      return [{ note: event.data.reason }];
    case 'lodgement.requested':
      return [{ next: `${event.data.purpose}, version ${event.data.version}`, note: event.data.reason }];
    case 'lodgement.send-failed':
      return [{ next: event.data.reason, note: event.data.detail }];
    case 'lodgement.rejected':
      return [{ next: event.data.errors.length }];
    case 'lodgement.questions-asked':
      return [{ next: event.data.questions.length }];
    case 'lodgement.questions-answered':
      return [{ next: event.data.answers.length }];
    case 'lodgement.edited-outside':
      return [{ note: event.data.reason }];
    case 'lodgement.finalised':
      return [{}];
    case 'lodgement.accepted':
      return [{ next: `${event.data.purpose}, version ${event.data.version}` }];
    case 'lodgement.withdrawn':
    case 'lodgement.customs-answer-recorded':
      return statusChange(event, context);
    case 'export.requested':
      return [{ next: event.data.kind, note: event.data.reason }];
    case 'export.refused':
      return [{ note: event.data.lines.find(({ severity }) => severity === 'error')?.text ?? null }];
    case 'export.waiting':
      return [{ next: event.data.waitingFor, note: event.data.detail }];
    case 'export.read-back':
      return [{ next: event.data.key, note: event.data.differences.length === 0 ? null : `${event.data.differences.length}` }];
    case 'export.spared':
      return [{ next: event.data.key }];
    case 'export.retried':
    case 'export.skipped':
    case 'export.cancelled':
    case 'export.released':
      return [{ note: event.data.reason }];
    case 'export.held':
      return [{ next: event.data.hold, note: event.data.reason }];
    case 'export.resolved':
      return [{ next: event.data.key, note: event.data.reason }];
    case 'sync.taken-over': {
      const { values, linesAdded, linesRemoved } = event.data;
      return [{ field: 'values', next: values + linesAdded + linesRemoved }];
    }
    case 'sync.put-back':
      return [{}];
    case 'sync.key-bound':
      return [{ next: event.data.key }];
    case 'check.overridden':
      return [{ field: 'check', next: event.data.code, note: event.data.reason }];
    case 'check.override-taken-back':
      return [{ field: 'check', next: event.data.code }];
    case 'outbound-email.requested':
    case 'outbound-email.sent':
    case 'outbound-email.refused':
    case 'outbound-email.outcome-unknown':
    case 'outbound-email.sent-again':
    case 'outbound-email.counted-as-sent':
      return [{ next: context.mail?.title ?? null, note: noteOfMail(event) }];
    case 'work-order.offers-withdrawn':
    case 'conversation.message-posted':
    case 'document.classified':
    case 'extraction.page-read':
    case 'extraction.model-asked':
    case 'extraction.goods-judged':
    case 'record.extracted':
    case 'record.lines-extracted':
    case 'lodgement.message-built':
    case 'lodgement.sent':
    case 'lodgement.send-unknown':
    case 'lodgement.acknowledged':
    case 'export.call-begun':
    case 'export.accepted':
    case 'export.accepted-later':
    case 'export.not-sent':
    case 'export.outcome-unknown':
    case 'export.found':
    case 'export.not-found':
    case 'export.retry-planned':
    case 'export.job-deleted':
    case 'export.acknowledged':
    case 'sync.requested':
    case 'sync.progressed':
    case 'sync.finished':
    case 'sync.failed':
    case 'bulk.requested':
    case 'bulk.progressed':
    case 'bulk.stop-asked':
    case 'bulk.ended':
    case 'customs-message.received':
    case 'customs-message.matched':
    case 'freight-message.received':
    case 'freight-message.matched':
    case 'freight-message.set-aside':
    case 'member.call-refused':
    case 'outbound-email.sending':
    case 'outbound-email.deferred':
    case 'stream.erased':
      return [];
  }
}

/** Why a document could not be read, and which page: `damaged, page 3`; in the reader's words where it is none of the codes. */
function failureNote({ reason, message, page }: Extract<DomainEvent, { type: 'extraction.failed' }>['data']): string {
  if (!READING_FAILURES.some((known) => known === reason)) return message;
  return page === undefined ? reason : `${reason}, page ${page}`;
}

/** Where a value came from, where a person took it over from a freight system. */
function pullNote(pulled: Pulled | undefined): string | null {
  return pulled === undefined ? null : `freight system, ${pulled.key}`;
}

type WordOfStatus = Extract<DomainEvent, { type: 'lodgement.accepted' | 'lodgement.withdrawn' | 'lodgement.customs-answer-recorded' }>;

/** The status of the entry by a word of customs; null where it does not speak of it. */
function statusSaid(event: WordOfStatus): string | null {
  switch (event.type) {
    case 'lodgement.accepted':
      return event.data.purpose === 'amend' ? null : event.data.purpose === 'lodge' ? 'lodged' : 'pre_lodged';
    case 'lodgement.withdrawn':
      return 'withdrawn';
    case 'lodgement.customs-answer-recorded':
      return event.data.entryStatus;
  }
}

/** A word that is older than the one before it changed nothing when it came. */
function isLate({ data: { messageTime } }: WordOfStatus, { entryStatusAt = null }: HistoryContext): boolean {
  return messageTime !== null && entryStatusAt !== null && messageTime < entryStatusAt;
}

function statusChange(event: WordOfStatus, context: HistoryContext): Change[] {
  const next = statusSaid(event);
  return next === null || isLate(event, context) ? [] : [{ field: 'entry_status', previous: context.entryStatus, next }];
}

/** `1–2 CIV, 3 other`. */
function segmentsText(segments: readonly SegmentCut[]): string {
  return segments.map(({ fromPage, toPage, type }) => `${fromPage === toPage ? fromPage : `${fromPage}–${toPage}`} ${type}`).join(', ');
}

function documentOf(event: DomainEvent): string | null {
  return 'documentId' in event.data ? event.data.documentId : null;
}
