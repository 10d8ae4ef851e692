import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { namesCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY } from '../certainty.js';
import { kindFits } from '../checks/kind-fits.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import type { Understood } from '../fields/field-reading.js';
import { isBoxBlank } from '../model-reading/field-labels.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { namedOtherwise } from './named-otherwise.js';

/** Bills name the numbers of other bills, and leave their own blank. */
const NEVER_FILLED: ReadonlySet<string> = new Set(['bl_number', 'waybill_number']);

/** Fills fields without a value where one is chosen among the candidates of the ranker, the likeliest first; no words are taken twice, in one go or two. */
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
  const used = new Set<object>(
    [...header.values()].flatMap(({ isRanked, from }) => (isRanked === true ? from.flatMap(({ words }) => words) : [])),
  );
  for (const { field, best } of likeliest.toSorted((one, other) => other.best.chance - one.best.chance)) {
    const words = best.from.flatMap((phrase) => phrase.words);
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

function understoodBy({ value, from }: RankedCandidate): Understood {
  return { value, from, certainty: CERTAINTY.ranker.alone, isRanked: true };
}
