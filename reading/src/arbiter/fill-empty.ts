import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { CHANCE } from '../certainty.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { fillWith } from './fill-with.js';

const OWN_OF_INVOICES: ReadonlySet<string> = new Set(['invoice_number', 'invoice_date']);

/** Who issues a paper and on which day, and a charge that its own words name: hardly anything else on a paper looks like them. */
const USUAL: ReadonlySet<string> = new Set(['seller_name', 'issue_date', 'freight']);

/**
 * Fields without a value get the ranker's likeliest candidate, where no other comes near it and no box on the page is left blank. Papers
 * that only resemble those of a record get none: who issues an order buys, and the ranker learnt from invoices.
 */
export function fillEmpty(document: OpenDocument): Pick<OpenDocument, 'understood'> {
  const kind = recordKindOf(document.type);
  return kind === null
    ? { understood: document.understood }
    : fillWith(document, (field, candidates) => clearlyBest(candidates, leastFor(field, kind)));
}

/** What every invoice has is believed sooner than what most papers lack. */
function leastFor(field: string, kind: RecordKind): number {
  if (field === 'packages') return CHANCE.fillsPackages;
  if (USUAL.has(field)) return CHANCE.fillsUsual;
  return kind === 'invoice' && OWN_OF_INVOICES.has(field) ? CHANCE.fillsOwn : CHANCE.fills;
}

function clearlyBest([best, second]: readonly RankedCandidate[], least: number): RankedCandidate | null {
  if (best === undefined || best.chance < least) return null;
  return second !== undefined && second.chance >= CHANCE.rival * best.chance ? null : best;
}
