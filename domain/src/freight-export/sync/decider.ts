import type { Actor } from '@tallyport/contracts/actor';
import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import type { SyncCounts, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import type { Decider } from '../../decider.js';
import { Rejection } from '../../rejection.js';

interface Circumstances {
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
  readonly syncId: string;
}
type DataOf<Type extends SyncEvent['type']> = Extract<SyncEvent, { type: Type }>['data'];

/** What a page, or the end of reading, comes to. */
export type SyncStep = Circumstances &
  (
    | { readonly type: 'record-progress'; readonly counts: SyncCounts; readonly after: string | null }
    | ({ readonly type: 'record-finished' } & Omit<DataOf<'sync.finished'>, 'syncId'>)
    | ({ readonly type: 'record-failed' } & Omit<DataOf<'sync.failed'>, 'syncId'>)
  );

/** What a person decides about a job that was read. */
type SyncDecision = Circumstances &
  (
    | ({ readonly type: 'take-over' } & Omit<DataOf<'sync.taken-over'>, 'syncId'>)
    | ({ readonly type: 'put-back' } & Omit<DataOf<'sync.put-back'>, 'syncId'>)
    | { readonly type: 'bind-key' }
  );

export type AnySyncCommand = SyncCommand | SyncStep | SyncDecision;

export interface SyncProgress {
  readonly state: 'running' | 'done' | 'failed' | null;
  readonly asked: Omit<DataOf<'sync.requested'>, 'syncId'> | null;
  readonly counts: SyncCounts;
  /** Where reading goes on; null at its beginning. */
  readonly after: string | null;
  readonly isBound: boolean;
  /** What was put back, by where it was taken over. */
  readonly putBack: readonly number[];
}

const NOTHING: SyncCounts = { read: 0, fresh: 0, changed: 0, same: 0 };

/**
 * One fetch from a freight system: asked for, read page by page, ended. What comes of reading after the end records nothing; what was
 * read may be taken over, and put back.
 */
export const syncDecider: Decider<AnySyncCommand, SyncEvent, SyncProgress, 'sync'> = {
  name: 'sync',
  version: 2,
  initialState: { state: null, asked: null, counts: NOTHING, after: null, isBound: false, putBack: [] },
  decide,
  evolve,
};

/** Products may be many, and a person waits for them: what is not read by then has failed, whatever happens. */
const PRODUCTS_MINUTES = 30;

function endOf({ kind, issuedAt }: Extract<SyncCommand, { type: 'request-sync' }>): string | null {
  if (kind !== 'products' && kind !== 'job_products') return null;
  return new Date(Date.parse(issuedAt) + PRODUCTS_MINUTES * 60_000).toISOString();
}

function decide(command: AnySyncCommand, before: SyncProgress): SyncEvent[] {
  const { syncId } = command;
  const { state, counts } = before;
  if (command.type === 'request-sync') {
    if (state !== null) return [];
    const { kind, systemId, workOrderId, key, goods } = command;
    const endsBy = endOf(command);
    const optional = { ...(goods !== undefined && { goods }), ...(endsBy !== null && { endsBy }) };
    return [{ type: 'sync.requested', data: { syncId, kind, systemId, workOrderId, key, ...optional } }];
  }
  if (isDecision(command)) return decided(command, before);
  if (state !== 'running') return [];
  switch (command.type) {
    case 'record-progress': {
      if (command.counts.read <= counts.read) return [];
      return [
        { type: 'sync.progressed', data: { syncId, counts: command.counts, ...(command.after !== null && { after: command.after }) } },
      ];
    }
    case 'record-finished': {
      const { counts: all, gone, result, fingerprint, lines, milliseconds } = command;
      return [{ type: 'sync.finished', data: { syncId, counts: all, gone, result, fingerprint, lines, milliseconds } }];
    }
    case 'record-failed': {
      const { cause, detail, httpStatus, lines, original, milliseconds } = command;
      return [{ type: 'sync.failed', data: { syncId, cause, detail, httpStatus, lines, original, milliseconds } }];
    }
    case 'cancel-sync': {
      const nothing = { detail: null, httpStatus: null, lines: [], original: null, milliseconds: 0 };
      return [{ type: 'sync.failed', data: { syncId, cause: 'cancelled', ...nothing } }];
    }
  }
}

function isDecision(command: AnySyncCommand): command is SyncDecision {
  return command.type === 'take-over' || command.type === 'put-back' || command.type === 'bind-key';
}

function decided(command: SyncDecision, { state, asked, isBound, putBack }: SyncProgress): SyncEvent[] {
  const { syncId } = command;
  if (state !== 'done' || !asked?.workOrderId || !asked.key) throw new Rejection('export.not-read');
  switch (command.type) {
    case 'take-over': {
      const { values, linesAdded, linesRemoved, streams } = command;
      return streams.length === 0 ? [] : [{ type: 'sync.taken-over', data: { syncId, values, linesAdded, linesRemoved, streams } }];
    }
    case 'put-back': {
      const { takenOverAt, streams } = command;
      if (putBack.includes(takenOverAt)) throw new Rejection('export.nothing-to-put-back');
      return [{ type: 'sync.put-back', data: { syncId, takenOverAt, streams } }];
    }
    case 'bind-key': {
      const { systemId, workOrderId, key } = asked;
      return isBound ? [] : [{ type: 'sync.key-bound', data: { syncId, systemId, workOrderId, key } }];
    }
  }
}

function evolve(before: SyncProgress, event: SyncEvent): SyncProgress {
  switch (event.type) {
    case 'sync.requested': {
      const { syncId: _, ...asked } = event.data;
      return { ...before, state: 'running', asked };
    }
    case 'sync.progressed':
      return { ...before, counts: event.data.counts, after: event.data.after ?? null };
    case 'sync.finished':
      return { ...before, state: 'done', counts: event.data.counts };
    case 'sync.failed':
      return { ...before, state: 'failed' };
    case 'sync.taken-over':
      return before;
    case 'sync.put-back':
      return { ...before, putBack: [...before.putBack, event.data.takenOverAt] };
    case 'sync.key-bound':
      return { ...before, isBound: true };
  }
}
