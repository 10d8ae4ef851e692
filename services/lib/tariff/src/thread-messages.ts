import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';

/** What the thread of the tariff is asked: to take some more entries, to answer from all of them from now on, or what descriptions mean. */
export type ThreadRequest =
  | { readonly id: number; readonly kind: 'take'; readonly entries: readonly TariffEntry[] }
  | { readonly id: number; readonly kind: 'build' }
  | { readonly id: number; readonly kind: 'ask'; readonly descriptions: readonly string[] };

/** One answer for each request, in their order. */
export interface ThreadAnswer {
  readonly id: number;
  readonly suggestions: readonly TariffSuggestion[];
}
