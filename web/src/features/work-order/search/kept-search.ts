import type { FoundWorkOrder } from '@tallyport/contracts/work-order/http';
import { tabStorage } from '../../../lib/session/storage.js';

/** What a search found, as far as its page shows it. */
export interface Found {
  readonly results: FoundWorkOrder[];
  readonly count: number;
}

const RESULTS = 'searchResults';
const QUERY = 'searchQuery';

/** The last search of this tab, so that going back to it shows it at once. A load of the page begins without one. */
export const keptSearch = {
  clear(): void {
    tabStorage.remove(RESULTS);
    tabStorage.remove(QUERY);
  },
  keep(address: string, found: Found): void {
    tabStorage.set(QUERY, address);
    tabStorage.set(RESULTS, JSON.stringify(found));
  },
  of(address: string): Found | undefined {
    const results = tabStorage.get(QUERY) === address ? tabStorage.get(RESULTS) : null;
    if (results === null) return undefined;
    try {
      return JSON.parse(results) as Found;
    } catch {
      return undefined;
    }
  },
};
