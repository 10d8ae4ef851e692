import { Inject, Injectable } from '@nestjs/common';
import { EVENTS } from '@tallyport/contracts/events';
import type { Export } from '@tallyport/contracts/freight-export/export';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldStreams } from '@tallyport/domain/folds';
import { goesOnByItself } from '@tallyport/domain/freight-export/export/state';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import type { SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import { EVENT_STORE } from '../../../platform/tokens.js';

const TYPES = EVENTS.map(({ type }) => type).filter((type) => type.startsWith('export.') || type.startsWith('sync.'));

/** What left a job and what was fetched for it, as their own streams tell it now. The newest first. */
export interface JobExchanges {
  readonly exports: readonly ExportView[];
  readonly syncs: readonly SyncView[];
}

/** The exchanges of a job, from the log: a command decides on what stands, whatever the read models have reached. */
@Injectable()
export class JobExports {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async of(orgId: string, workOrderId: string): Promise<JobExchanges> {
    const events = await this.store.loadTypes(orgId, workOrderId, TYPES);
    const streams = foldStreams(events.map((envelope) => ({ event: parseEvent(envelope), envelope })));
    return {
      exports: streams.all('export').toSorted((one, other) => (one.requested_at < other.requested_at ? 1 : -1)),
      syncs: streams.all('sync').toSorted((one, other) => (one.requested_at < other.requested_at ? 1 : -1)),
    };
  }
}

/**
 * The key of the job in a freight system, as the newest export that learnt it says; of a job that was not made from here, as a person
 * said.
 */
export function keyIn({ exports, syncs }: JobExchanges, systemId: string): string | null {
  const exported = exports.find(({ system_id, key, kind }) => system_id === systemId && key !== null && kind !== 'edocs');
  const bound = syncs.find(({ system_id, bound_at }) => system_id === systemId && bound_at !== undefined);
  return exported?.key ?? bound?.key ?? null;
}

/** What was sent last and read back: what stands there unless somebody changed it. */
export function sentLast({ exports }: Pick<JobExchanges, 'exports'>, systemId: string): ExportView | null {
  const isSent = ({ state, kind }: ExportView) =>
    (state === 'done' || state === 'done_with_warnings') && (kind === 'send' || kind === 'update');
  return exports.find((one) => one.system_id === systemId && isSent(one)) ?? null;
}

/** Whether another export of the job to this system has not ended: a second one would be decided on what is about to change. */
export function isUnderWay({ exports }: Pick<JobExchanges, 'exports'>, systemId: string): boolean {
  return exports.some(
    (one) => one.system_id === systemId && (one.kind === 'send' || one.kind === 'update') && (goesOnByItself(one) || mayStillHappen(one)),
  );
}

/** A person still has to say what became of it, or to let it go. */
function mayStillHappen({ state, waiting_for }: ExportView): boolean {
  return state === 'held' || (state === 'waiting_for_person' && (waiting_for === 'is-it-there' || waiting_for === 'no-acknowledgement'));
}

export function shownExport({ progress: _, positions: __, sent: ___, wanted: ____, ...shown }: ExportView): Export {
  return shown;
}

export function shownSync({ result: _, goods: __, ...shown }: SyncView): Sync {
  return shown;
}
