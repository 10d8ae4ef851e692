import type { HoldReason, ValueDifference } from '@tallyport/contracts/freight-export/values';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import type { ExportRef, HandedAcknowledgement } from './messages.js';

/** One call of an export. */
export interface CallRef extends ExportRef {
  readonly attempt: number;
}

/** A call whose outcome is not known since then. */
export interface LostCallRef extends CallRef {
  readonly since: string;
}

/** May it call now? Held ones wait for a person or a working log-in, all others for so long. */
export type Turn =
  | { readonly kind: 'granted' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'held'; readonly hold: HoldReason; readonly reason: string | null };

/** Quick writes; local activities. */
export interface ExportLogActivities {
  /**
   * Asks for a turn at the freight system, over all processes: one call of a job at a time, and so many of a system. Asked again by
   * the same export it is the same turn. It passes by itself when the longest call is over.
   */
  takeTurn(call: ExportRef): Promise<Turn>;
  /** Records what an acknowledgement says, by the decider of the stream. */
  recordAcknowledgement(message: ExportRef & HandedAcknowledgement): Promise<void>;
}

/** What came of the one call. */
export interface Called {
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
}

/** Whether it is there, or not and cannot arrive any more; or whether nobody can tell, since the system does not find by our handle. */
export type LookedFor =
  | { readonly kind: 'there'; readonly key: string }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'cannot-tell'; readonly detail: string | null };

/** What differs there from what was sent; or that it cannot be read. */
export type ReadBack =
  | { readonly kind: 'read'; readonly key: string; readonly differences: readonly ValueDifference[]; readonly original: string | null }
  | { readonly kind: 'cannot-be-read'; readonly detail: string | null };

/** The way to what is outside, on the queue `exports`: a freight system, its documents, or a customs interface. */
export interface ExportActivities {
  /**
   * Looks at what it would replace, sends the stored message, and gives the turn back. Never repeated by itself: who does not know how
   * it ended looks first.
   */
  callOutside(call: CallRef): Promise<Called>;
  /** Looks whether a call arrived: until there is an answer, and until a late call could not arrive any more. */
  lookForExport(call: LostCallRef): Promise<LookedFor>;
  /** Reads back what stands there, and compares. Tried until there is an answer. */
  readBackExport(call: ExportRef): Promise<ReadBack>;
}
