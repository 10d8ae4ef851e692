import type { SyncCounts } from '@tallyport/contracts/freight-export/sync-events';
import type { Reading } from '@tallyport/domain/freight-export/answer/judge-reading';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { productsQuery } from '@tallyport/domain/freight-export/messages/native-query';
import { readProducts } from '@tallyport/domain/freight-export/messages/read-master-data';
import { type ToldProduct, toldProduct } from '@tallyport/domain/freight-export/products/told-product';
import type { CodePart } from '@tallyport/domain/freight-export/sync/code-walk';
import type { Exchange, FreightCaller } from './freight-caller.js';
import type { FreightPlace } from './freight-place.js';
import type { Kept } from './organisation-rows.js';
import { isEmptyAnswer } from './sync-failure.js';

/** What a question for products came to: those that were told, more than can be read at once, or why not. */
export type ProductsRead =
  | { readonly kind: 'told'; readonly products: readonly ToldProduct[] }
  | { readonly kind: 'too-much' | 'failed'; readonly reading: Reading & { readonly exchange: Exchange } };

/** Asks for the products that are called so, or whose numbers begin so. None at all is an answer. */
export async function askForProducts(
  caller: FreightCaller,
  orgId: string,
  place: FreightPlace,
  part: CodePart,
  signal: AbortSignal,
): Promise<ProductsRead> {
  const name = 'is' in part ? part.is : part.beginsWith;
  const reading = await caller.ask(orgId, place, { text: productsQuery(part), asked: { type: null, key: null }, name }, signal);
  const { outcome } = reading.exchange;
  if (reading.kind === 'there' && outcome.kind === 'answered' && isReadable(outcome.document)) {
    const read = readProducts(outcome.document);
    if (read !== null) return { kind: 'told', products: read.rows.map(toldProduct).filter((product) => product !== null) };
  }
  if (reading.kind === 'not-there' || isEmptyAnswer(reading)) return { kind: 'told', products: [] };
  // An answer beyond what is read of one cannot be told from another that cannot be read: smaller ones show which it was.
  const isUnreadable = reading.kind === 'unknown' && reading.reason === 'unreadable-answer' && !('is' in part);
  return { kind: isUnreadable ? 'too-much' : 'failed', reading };
}

export function countedOn({ read, fresh, changed, same }: SyncCounts, kept: Kept): SyncCounts {
  return {
    read: read + kept.fresh + kept.changed + kept.same,
    fresh: fresh + kept.fresh,
    changed: changed + kept.changed,
    same: same + kept.same,
  };
}
