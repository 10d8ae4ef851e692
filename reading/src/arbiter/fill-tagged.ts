import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { isCountry } from '@tallyport/domain/values/countries';
import { CHANCE } from '../certainty.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { taggedValues } from '../tagger/tagged-values.js';
import { fillWith } from './fill-with.js';

/**
 * Fields without a value get what the network that tags words finds very likely, and the ranker not unlikely: they look at a page in different
 * ways, and are seldom wrong together.
 */
export function fillTagged(document: OpenDocument): Pick<OpenDocument, 'understood'> {
  const kind = recordKindOf(document.type);
  if (kind === null || document.tagged.length === 0) return { understood: document.understood };
  const tagged = taggedValues(document);
  return fillWith(document, (field, candidates) => (isAsked(field, kind) ? agreed(field, candidates, tagged.get(field)) : null));
}

/** What stands seldom on other papers than invoices, and looks there like the paper's own. */
const OF_INVOICES: ReadonlySet<string> = new Set(['invoice_number', 'invoice_date']);

/** Amounts that look like others: of what is asked for, goods and their carriage are parts. */
const PARTS: ReadonlySet<string> = new Set(['goods_total', 'freight']);

function isAsked(field: string, kind: RecordKind): boolean {
  return !PARTS.has(field) && (kind === 'invoice' || !OF_INVOICES.has(field));
}

function agreed(field: string, candidates: readonly RankedCandidate[], tagged: RankedCandidate | undefined): RankedCandidate | null {
  const own = candidates.find(({ value }) => value === tagged?.value);
  if (own === undefined || tagged === undefined) return null;
  if (kindOfField(field) === 'country' && !isCountry(own.value)) return null;
  return tagged.chance >= CHANCE.fillsTagged.network && own.chance >= CHANCE.fillsTagged.ranker ? own : null;
}
