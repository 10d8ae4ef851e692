import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Called, CallRef, LookedFor, LostCallRef, ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { ExportRef } from '@tallyport/workflows/freight-export/messages';
import { exportInHand } from './export-in-hand.js';
import type { Outbound } from './outbound.js';
import type { Turns } from './turns.js';
import { whenToLookAgain } from './when-to-look-again.js';

/** What was accepted may take a moment to be there; after so many looks it is not. */
const MOST_READINGS = 12;

export interface ExportPorts {
  readonly store: Pick<EventStore, 'load'>;
  readonly turns: Pick<Turns, 'giveBack'>;
  readonly ways: Readonly<Record<ExportKind, Outbound>>;
}

/** The way of one export out: one try of each step. Who tries again, and when, is for whoever asks. */
export class WayOut {
  constructor(private readonly ports: ExportPorts) {}

  async call(ref: CallRef, signal: AbortSignal): Promise<Called> {
    const one = await exportInHand(this.ports.store, ref);
    try {
      return await this.ports.ways[one.wish.kind].call(ref.orgId, one, signal);
    } finally {
      if (one.wish.systemId !== null) await this.ports.turns.giveBack(ref, one.wish.systemId);
    }
  }

  /** `at` is when the look was due. "Not there" counts only when no late call can arrive any more. */
  async lookFor(ref: LostCallRef, at: number, signal: AbortSignal): Promise<LookedFor | NotThereYet> {
    const one = await exportInHand(this.ports.store, ref);
    const found = await this.ports.ways[one.wish.kind].find(ref.orgId, one, signal);
    if (found.kind !== 'not-there') return found;
    const milliseconds = whenToLookAgain(found.settleSeconds, at - Date.parse(ref.since));
    return milliseconds === null ? { kind: 'not-there' } : { kind: 'not-there-yet', milliseconds };
  }

  async readBack(ref: ExportRef, attempt: number, signal: AbortSignal): Promise<ReadBack> {
    const one = await exportInHand(this.ports.store, ref);
    try {
      return await this.ports.ways[one.wish.kind].readBack(ref.orgId, one, signal);
    } catch (error) {
      if (attempt < MOST_READINGS || signal.aborted) throw error;
      return { kind: 'cannot-be-read', detail: error instanceof Error ? error.message.slice(0, 500) : null };
    }
  }
}

/** It is looked again after so long. */
export interface NotThereYet {
  readonly kind: 'not-there-yet';
  readonly milliseconds: number;
}
