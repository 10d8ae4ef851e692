import type { UnknownReason } from '@tallyport/workflows/lodgement/activities';

/** What came of handing an interchange over: an answer, not yet read; a no before it was taken; or nobody knows. */
export type HandedOver =
  | { readonly kind: 'answered'; readonly body: Uint8Array }
  | { readonly kind: 'turned-away'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

/** Whether an interchange was seen, and what was said to it, where that is still known. */
export type Found = { readonly kind: 'never-seen' } | { readonly kind: 'seen'; readonly acknowledgement: Uint8Array | null };

/** The way to customs. Neither call is tried again by itself. */
export interface CustomsConnect {
  handOver(interchange: Uint8Array, signal: AbortSignal): Promise<HandedOver>;
  /** Throws where there is no answer. */
  find(site: string, controlReference: string, signal: AbortSignal): Promise<Found>;
}
