import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { CustomsError } from '@tallyport/contracts/lodgement/values';
import type { HandedMessage, LodgementRef } from './messages.js';

/** One interchange of a lodgement, by the handle that customs knows it by. */
export interface InterchangeRef extends LodgementRef {
  readonly controlReference: string;
}

export type UnknownReason = Extract<LodgementEvent, { type: 'lodgement.send-unknown' }>['data']['reason'];

/** Quick writes of `lodgement/<id>`; local activities. */
export interface LodgementLogActivities {
  /**
   * Reads a stored message of customs and records what it says. What it says of two thousand lines is larger than what may cross to
   * Temporal, so this decides and appends by itself, with the decider of the stream.
   */
  recordCustomsMessage(message: LodgementRef & HandedMessage): Promise<void>;
}

/** The interchange is stored under this address, or it cannot be made. */
export type Built =
  | { readonly kind: 'built'; readonly hash: string; readonly bytes: number }
  | { readonly kind: 'not-built' | 'work-order-deleted'; readonly detail: string };

/** Customs took it and its acknowledgement is stored; or turned it away before taking it; or nobody knows. */
export type Sent =
  | { readonly kind: 'acknowledged'; readonly original: string; readonly errors: readonly CustomsError[] }
  | { readonly kind: 'turned-away'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

/** Customs never saw it; or has it, with the acknowledgement where it still tells that. */
export type Asked =
  | { readonly kind: 'never-seen' }
  | { readonly kind: 'seen'; readonly acknowledgement: { readonly original: string; readonly errors: readonly CustomsError[] } | null };

/** The way to customs, on the queue `exports`. */
export interface CustomsActivities {
  /** Makes the interchange from what was signed, and stores it. May be repeated: what is stored already is found. */
  buildInterchange(interchange: InterchangeRef): Promise<Built>;
  /** Sends the stored bytes. Never repeated by itself: who does not know how it ended asks first. */
  sendInterchange(interchange: InterchangeRef): Promise<Sent>;
  /** Asks customs whether it has seen the interchange. Tried until there is an answer. */
  askForInterchange(interchange: InterchangeRef): Promise<Asked>;
}
