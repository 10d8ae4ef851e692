import type { Actor } from '@tallyport/contracts/actor';
import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import type { LodgementSendFailed, LodgementSendUnknown, LodgementSent } from '@tallyport/contracts/lodgement/events';
import type { CustomsError } from '@tallyport/contracts/lodgement/values';
import type { z } from 'zod';
import type { CustomsWord } from './customs-word.js';
import type { Transitions } from './transitions.js';

/** What every command carries that no person gave. */
interface Circumstances {
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
  readonly lodgementId: string;
  readonly workOrderId: string;
}

/** One interchange, and how often it was tried to send it. */
interface OfInterchange extends Circumstances {
  readonly controlReference: string;
}

/** What came of a step on the way to customs. A step of a message that is past it records nothing. */
export type SendingStep =
  | (OfInterchange & { readonly type: 'record-built'; readonly hash: string; readonly bytes: number })
  | (OfInterchange & {
      readonly type: 'record-sent';
      readonly attempt: number;
      readonly learntBy: z.infer<typeof LodgementSent.data>['learntBy'];
      /** The stored acknowledgement; null where customs only said that it has the interchange. */
      readonly acknowledgement: { readonly original: string; readonly errors: readonly CustomsError[] } | null;
    })
  | (OfInterchange & {
      readonly type: 'record-send-unknown';
      readonly attempt: number;
      readonly reason: z.infer<typeof LodgementSendUnknown.data>['reason'];
    })
  | (OfInterchange & {
      readonly type: 'record-send-failed';
      readonly reason: z.infer<typeof LodgementSendFailed.data>['reason'];
      readonly detail: string;
    });

/** What customs said, in a message that was stored. */
export interface RecordWord extends Circumstances {
  readonly type: 'record-word';
  readonly messageId: string;
  readonly original: string;
  readonly word: CustomsWord;
  /** Which status follows which on the day of the word, by the rows of customs. */
  readonly transitions?: Transitions | undefined;
}

export type AnyLodgementCommand = LodgementCommand | SendingStep | RecordWord;
