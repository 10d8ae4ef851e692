import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { namesCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY, CHANCE } from '../certainty.js';
import { kindFits } from '../checks/kind-fits.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import type { Understood } from '../fields/field-reading.js';
import { isBoxBlank } from '../model-reading/field-labels.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { namedOtherwise } from './named-otherwise.js';

/** Bills name the numbers of other bills, and leave their own blank. */
const NEVER_FILLED: ReadonlySet<string> = new Set(['bl_number', 'waybill_number']);

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

/** Fills fields without a value where one is chosen among the candidates of the ranker, the likeliest first; no words are taken twice. */
export function fillWith(
  document: OpenDocument,
  choose: (field: string, candidates: readonly RankedCandidate[]) => RankedCandidate | null,
): Pick<OpenDocument, 'understood'> {
  const { understood, ranking } = document;
  const header = new Map(understood.header);
  const likeliest = [...ranking].flatMap(([field, candidates]) => {
    const best = header.has(field) || NEVER_FILLED.has(field) ? null : choose(field, candidates);
    return best === null || isBoxBlank(field, document) ? [] : [{ field: field as RecordField, best }];
  });
  const used = new Set<object>();
  for (const { field, best } of likeliest.toSorted((one, other) => other.best.chance - one.best.chance)) {
    const words = best.from.flatMap((phrase) => [...phrase.words]);
    const value = understoodBy(best);
    if (words.some((word) => used.has(word)) || !isFit(field, value, document)) continue;
    for (const word of words) used.add(word);
    header.set(field, value);
  }
  return { understood: { ...understood, header } };
}

function isFit(field: string, value: Understood, document: OpenDocument): boolean {
  if (kindOfField(field) === 'country' && !namesCountry(String(value.value))) return false;
  return kindFits(field, value, document)?.holds !== false && namedOtherwise(field, value.from, document) === null;
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

function understoodBy({ value, from }: RankedCandidate): Understood {
  return { value, from, certainty: CERTAINTY.ranker.alone, isRanked: true };
}
