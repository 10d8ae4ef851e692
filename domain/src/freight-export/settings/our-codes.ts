import type { FreightCodeList } from '@tallyport/contracts/freight-export/system-values';
import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { DOCUMENT_TYPE_LIST } from '@tallyport/contracts/reference/document-type';
import { PACKAGE_UNITS } from '@tallyport/contracts/reference/package-unit';
import { PACKAGING_TYPES } from '@tallyport/contracts/reference/packaging-type';
import { WEIGHT_UNITS } from '@tallyport/contracts/reference/weight-unit';

/** Our own codes that a freight system may spell otherwise, each once, in the order in which people look for them. */
export const OUR_CODES: Readonly<Record<FreightCodeList, readonly CodeEntry[]>> = {
  unit: eachOnce([...PACKAGE_UNITS.entries, ...WEIGHT_UNITS.entries, ...PACKAGING_TYPES.entries]),
  document: DOCUMENT_TYPE_LIST.entries,
};

function eachOnce(entries: readonly CodeEntry[]): readonly CodeEntry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.code, entry])).values()].toReversed();
}
