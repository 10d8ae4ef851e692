import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { isCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY } from '../certainty.js';
import { kindFits } from '../checks/kind-fits.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import type { Understood } from '../fields/field-reading.js';
import { isBoxBlank } from '../model-reading/field-labels.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { isSameReading } from './chance-of.js';
import { namedOtherwise } from './named-otherwise.js';
import { RIVALS } from './tuning.js';

/** Bills name the numbers of other bills, and leave their own blank. */
const NEVER_FILLED: ReadonlySet<string> = new Set(['bl_number', 'waybill_number']);

/**
 * What else a field may hold: the values that the network and the ranker find likeliest, where the rules have none or another one. Papers that
 * only resemble those of a record get none: who issues an order buys, and the ranker learnt from invoices.
 */
export function withRivals(document: OpenDocument): Pick<OpenDocument, 'rivals'> {
  if (recordKindOf(document.type) === null) return { rivals: new Map() };
  return {
    rivals: new Map(
      [...document.ranking].flatMap(([field, candidates]) => {
        const rivals = rivalsFor(field, candidates, document);
        return rivals.length === 0 ? [] : [[field, rivals] as const];
      }),
    ),
  };
}

function rivalsFor(field: string, candidates: readonly RankedCandidate[], document: OpenDocument): Understood[] {
  const standing = document.understood.header.get(field);
  if (standing === undefined && (NEVER_FILLED.has(field) || isBoxBlank(field, document))) return [];
  const likely = candidates.filter(({ chance }) => chance >= RIVALS.leastChance).slice(0, RIVALS.ofRanker);
  const found: Understood[] = [];
  for (const { value, from } of [...(document.taggedHeader.get(field) ?? []), ...likely]) {
    const rival: Understood = { value, from, certainty: CERTAINTY.ranker.alone, isRanked: true };
    const isKnown = [standing, ...found].some((other) => other !== undefined && isSameReading(String(other.value), value));
    if (!isKnown && isFit(field, rival, document)) found.push(rival);
  }
  return found;
}

function isFit(field: string, rival: Understood, document: OpenDocument): boolean {
  if (kindOfField(field) === 'country' && !isCountry(String(rival.value))) return false;
  return kindFits(field, rival, document)?.holds !== false && namedOtherwise(field, rival.from, document) === null;
}
