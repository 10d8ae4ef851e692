import { isBranch } from '@tallyport/domain/values/company-and-address';
import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import type { Party } from './party.js';

/** A party whose name runs on with the beginning of its address up to the end of the line: `Alder Foods Limited, 16B Kahu` over `Crescent, Auckland`. */
export function nameCutAtAddress(party: Party): Party {
  const { name, address } = party;
  if (name === null || address === null) return party;
  const text = String(name.value);
  const comma = endOfCompany(text);
  if (comma === null) return party;
  const begun = text.slice(comma + 1).trim();
  return {
    name: { ...name, value: text.slice(0, comma).trim() },
    address: { ...address, value: `${begun} ${String(address.value)}`, from: [...name.from, ...address.from] },
  };
}

/** The first comma before which a company is named and behind which no form of company stands. */
function endOfCompany(text: string): number | null {
  for (const { index } of text.matchAll(/,/gu)) {
    const rest = text.slice(index + 1).trim();
    const [next = ''] = rest.split(',');
    if (rest !== '' && isCompanyName(text.slice(0, index)) && !isOnlyForm(next) && !isBranch(next)) return index;
  }
  return null;
}
