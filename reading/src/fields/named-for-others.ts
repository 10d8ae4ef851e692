import type { DocumentText } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { Phrase } from '../page/phrases.js';

/** Who a paper is for, and nobody who issues it. */
const OTHERS = new Set<Concept>(['buyer', 'consignee', 'notify', 'delivery_agent', 'place_of_delivery', 'importer_other']);

/** What stands at labels for others than the issuer of a paper, with those labels. */
export function namedForOthers({ labels }: DocumentText): ReadonlySet<Phrase> {
  const own = labels.filter(({ concepts }) => concepts.some((concept) => OTHERS.has(concept)));
  return new Set(own.flatMap(({ phrases, candidates }) => [...phrases, ...(candidates[0]?.lines ?? [])]));
}
