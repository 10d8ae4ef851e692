import type { Untold } from '@tallyport/contracts/freight-export/untold';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { ExportInHand } from './export-in-hand.js';

/** What was found of a lost call: there; not there, yet or ever; or nobody can tell. */
export type Found =
  | { readonly kind: 'there'; readonly key: string }
  | { readonly kind: 'not-there'; readonly settleSeconds: number }
  | { readonly kind: 'cannot-tell'; readonly detail: Untold | null };

/** How something of one kind is brought out. Every method throws where there is no answer; nothing tries by itself. */
export interface Outbound {
  call(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<{ readonly outcome: CallOutcome; readonly milliseconds: number }>;
  find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found>;
  readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack>;
}

/** Nobody answered, or not in a way that can be believed: it is asked again. */
export class NoAnswer extends Error {}
