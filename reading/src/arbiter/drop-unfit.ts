import { anyOf } from '@tallyport/domain/any-of';
import { BRANCH_WORDS } from '@tallyport/domain/values/words/branch-words';
import { kindFits } from '../checks/kind-fits.js';
import { kindOfField, type ValueKind } from '../checks/kinds-of-fields.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { NUMBERED_PLACES } from './words/numbered-places.js';

/** What has other faults may be right all the same: numbers are short, addresses are cut, places have odd words. */
const DROPPED: ReadonlySet<ValueKind | null> = new Set<ValueKind>(['name', 'vessel']);

/** Leaves out what is no name, as a label or a remark for a company: an empty field says more, and the ranker may fill it. */
export function dropUnfit(document: OpenDocument): Pick<OpenDocument, 'understood'> {
  const { header, lines } = document.understood;
  const fit = [...header].filter(([field, value]) => !DROPPED.has(kindOfField(field)) || !isUnfit(field, value, document));
  return { understood: { header: new Map(fit), lines } };
}

/** Chains number their shops, stores and works behind their name: `Alder Grocers DC #614`, `Birch Market No. 12`, `Alder Valves - Plant 02`. */
const BRANCH = new RegExp(
  String.raw`(?<=\p{L})\s*(?:[,–-]\s)?(?:#|(?:no|nr)\.|${anyOf(BRANCH_WORDS)}|${anyOf(NUMBERED_PLACES)})\s?#?\s?\d{1,5}$`,
  'iu',
);

function isUnfit(field: string, value: Understood, document: OpenDocument): boolean {
  const check = kindFits(field, { ...value, value: String(value.value).replace(BRANCH, '') }, document);
  return check?.name === 'kind' && !check.holds;
}
