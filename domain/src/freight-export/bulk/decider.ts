import type { Actor } from '@tallyport/contracts/actor';
import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkEvent, BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import type { Decider } from '../../decider.js';
import { Rejection } from '../../rejection.js';

/** Some of its exports were handed over, beginning with the one after the `from` that were reached before. */
export interface RecordResults {
  readonly type: 'record-results';
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
  readonly bulkId: string;
  readonly from: number;
  readonly results: readonly BulkItemResult[];
}

export type AnyBulkCommand = BulkCommand | RecordResults;

export interface BulkProgress {
  readonly state: 'running' | 'stopping' | 'ended' | null;
  readonly count: number;
  readonly reached: number;
}

/** One step for many exports: asked for once, told some at a time, ended when all are reached or when it was stopped. */
export const bulkDecider: Decider<AnyBulkCommand, BulkEvent, BulkProgress, 'bulk'> = {
  name: 'bulk',
  version: 1,
  initialState: { state: null, count: 0, reached: 0 },
  decide,
  evolve,
};

function decide(command: AnyBulkCommand, { state, count, reached }: BulkProgress): BulkEvent[] {
  const { bulkId } = command;
  switch (command.type) {
    case 'request-bulk':
      return state === null ? [{ type: 'bulk.requested', data: { bulkId, ...command.wish } }] : [];
    case 'stop-bulk':
      if (state === null) throw new Rejection('bulk.not-found');
      return state === 'running' ? [{ type: 'bulk.stop-asked', data: { bulkId } }] : [];
    case 'record-results': {
      const { from, results } = command;
      if ((state !== 'running' && state !== 'stopping') || from !== reached) return [];
      const told: BulkEvent[] = results.length > 0 ? [{ type: 'bulk.progressed', data: { bulkId, from, results: [...results] } }] : [];
      const isWhole = from + results.length >= count;
      const isOver = isWhole || state === 'stopping';
      return isOver ? [...told, { type: 'bulk.ended', data: { bulkId, stopped: !isWhole } }] : told;
    }
  }
}

function evolve(before: BulkProgress, event: BulkEvent): BulkProgress {
  switch (event.type) {
    case 'bulk.requested':
      return { state: 'running', count: event.data.count, reached: 0 };
    case 'bulk.progressed':
      return { ...before, reached: event.data.from + event.data.results.length };
    case 'bulk.stop-asked':
      return { ...before, state: 'stopping' };
    case 'bulk.ended':
      return { ...before, state: 'ended' };
  }
}
