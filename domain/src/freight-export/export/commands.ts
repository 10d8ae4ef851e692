import type { Actor } from '@tallyport/contracts/actor';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { AnswerLine, HoldReason, UnknownReason, ValueDifference } from '@tallyport/contracts/freight-export/values';

/** What every command carries that no person gave. */
interface Circumstances {
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
  readonly exportId: string;
  readonly workOrderId: string;
}

/** What came of one call. */
export type CallOutcome =
  | { readonly kind: 'accepted'; readonly key: string | null; readonly lines: readonly AnswerLine[]; readonly original: string | null }
  | { readonly kind: 'accepted-later'; readonly lines: readonly AnswerLine[]; readonly original: string | null }
  | {
      readonly kind: 'refused' | 'log-in-refused';
      readonly httpStatus: number | null;
      readonly lines: readonly AnswerLine[];
      readonly original: string | null;
    }
  | { readonly kind: 'not-sent'; readonly detail: string }
  /** The same stands there already. */
  | { readonly kind: 'spared'; readonly key: string }
  /** Somebody changed it there since it was looked at: nothing was sent. */
  | { readonly kind: 'changed-there'; readonly detail: string | null }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

/** A step on the way out. One that comes late, twice or of another call records nothing. */
export type ExportStep = Circumstances &
  (
    | { readonly type: 'begin-call'; readonly attempt: number }
    | {
        readonly type: 'record-call';
        readonly attempt: number;
        readonly outcome: CallOutcome;
        readonly milliseconds: number;
        /** Spreads the next try of many exports, between 0 and 1. */
        readonly jitter: number;
      }
    | { readonly type: 'record-found'; readonly attempt: number; readonly key: string }
    | { readonly type: 'record-not-found'; readonly attempt: number; readonly jitter: number }
    | { readonly type: 'record-cannot-tell'; readonly attempt: number; readonly detail: string | null }
    | {
        readonly type: 'record-read-back';
        readonly key: string;
        readonly differences: readonly ValueDifference[];
        readonly original: string | null;
      }
    | { readonly type: 'record-cannot-read-back'; readonly detail: string | null }
    | { readonly type: 'record-held'; readonly hold: HoldReason; readonly reason: string | null }
  );

/** What the freight system sent by itself, in a message that was stored. */
export interface HearAcknowledgement extends Circumstances {
  readonly type: 'hear-acknowledgement';
  readonly messageId: string;
  readonly outcome: 'accepted' | 'refused';
  readonly key: string | null;
  readonly lines: readonly AnswerLine[];
  readonly original: string;
}

export type AnyExportCommand = ExportCommand | ExportStep | HearAcknowledgement;
