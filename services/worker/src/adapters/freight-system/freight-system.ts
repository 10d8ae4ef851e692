import type { Readable } from 'node:stream';
import type { UnknownReason } from '@tallyport/contracts/freight-export/values';
import type { NotSentReason } from '@tallyport/domain/freight-export/answer/transport-outcome';

/** Where a freight system listens, and as whom it is called. The secret is opened for one call and kept nowhere. */
export interface FreightLogin {
  readonly address: string;
  readonly user: string;
  readonly secret: string;
}

/** What is sent: its bytes, or so many of them that they are read while they leave. */
export type FreightMessage = Uint8Array | { readonly bytes: number; open(): Readable };

/** What came of one call: an answer that nobody has read yet, the certainty that nothing was sent, or no certainty. */
export type RawOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly contentType: string | null; readonly body: Uint8Array }
  | { readonly kind: 'not-sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly detail: string };

export interface FreightCall {
  /** For all of it, from the name of the host to the last byte of the answer. */
  readonly withinMs: number;
  readonly signal: AbortSignal;
}

/** The way to a freight system. A call is made once; whoever wants another one has to know why. */
export interface FreightSystem {
  /** Throws only what `signal` was aborted with; what was sent by then is not known. */
  post(login: FreightLogin, message: FreightMessage, call: FreightCall): Promise<RawOutcome>;
}
