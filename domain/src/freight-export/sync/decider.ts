import type { Actor } from '@tallyport/contracts/actor';
import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import type { SyncCounts, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import type { Decider } from '../../decider.js';

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

export type AnySyncCommand = SyncCommand | SyncStep;

export interface SyncProgress {
  readonly state: 'running' | 'done' | 'failed' | null;
  readonly asked: Omit<DataOf<'sync.requested'>, 'syncId'> | null;
  readonly counts: SyncCounts;
  /** Where reading goes on; null at its beginning. */
  readonly after: string | null;
}

const NOTHING: SyncCounts = { read: 0, fresh: 0, changed: 0, same: 0 };

/** One fetch from a freight system: asked for, read page by page, ended. What comes after the end records nothing. */
export const syncDecider: Decider<AnySyncCommand, SyncEvent, SyncProgress, 'sync'> = {
  name: 'sync',
  version: 2,
  initialState: { state: null, asked: null, counts: NOTHING, after: null },
  decide,
  evolve,
};

/** Products may be many, and a person waits for them: what is not read by then has failed, whatever happens. */
const PRODUCTS_MINUTES = 30;

function endOf({ kind, issuedAt }: Extract<SyncCommand, { type: 'request-sync' }>): string | null {
  if (kind !== 'products' && kind !== 'job_products') return null;
  return new Date(Date.parse(issuedAt) + PRODUCTS_MINUTES * 60_000).toISOString();
}

function decide(command: AnySyncCommand, { state, counts }: SyncProgress): SyncEvent[] {
  const { syncId } = command;
  if (command.type === 'request-sync') {
    if (state !== null) return [];
    const { kind, systemId, workOrderId, key, goods } = command;
    const endsBy = endOf(command);
    const optional = { ...(goods !== undefined && { goods }), ...(endsBy !== null && { endsBy }) };
    return [{ type: 'sync.requested', data: { syncId, kind, systemId, workOrderId, key, ...optional } }];
  }
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
  }
}
