import { isBranch } from '@tallyport/domain/values/company-and-address';
import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { DOUBT } from '../certainty.js';
import type { Understood } from './field-reading.js';
import type { Party } from './party.js';

/**
 * A party whose name runs on with the beginning of its address up to the end of the line (`Alder Foods Limited, 16B Kahu` over `Crescent, Auckland`), or
 * with its town and nothing else (`Alder Foods NV, Antwerpen`): the town alone may be no more than a part of the address, and is doubted.
 */
export function nameCutAtAddress(party: Party): Party {
  const { name, address } = party;
  if (name === null) return party;
  const text = String(name.value);
  const comma = endOfCompany(text);
  if (comma === null) return party;
  const begun = withoutAttention(text.slice(comma + 1).trim());
  if (address === null) return townBehind(party, name, text.slice(0, comma).trim(), begun);
  return {
    name: { ...name, value: text.slice(0, comma).trim() },
    address: { ...address, value: `${begun} ${String(address.value)}`.trim(), from: [...name.from, ...address.from] },
  };
}

/** For whose attention something goes is no part of an address. */
function withoutAttention(begun: string): string {
  return /^(?:att(?:n|ention)?|z\.?\s?hd|c\.?a)\.?[\s:]/iu.test(begun) && !/\d/u.test(begun) ? '' : begun;
}

/** The first comma before which a company is named and behind which no form of company stands. */
function endOfCompany(text: string): number | null {
  for (const { index } of text.matchAll(/,/gu)) {
    const rest = text.slice(index + 1).trim();
    const [next = ''] = rest.split(',');
    if (
      rest !== '' &&
      isCompanyName(text.slice(0, index)) &&
      !isOnlyForm(next) &&
      !isBranch(next) &&
      !isBranch(next.trim().split(' ')[0] ?? '')
    )
      return index;
  }
  return null;
}

/** A name with a town of letters behind it, of a party without an address. */
function townBehind(party: Party, name: Understood, company: string, town: string): Party {
  if (!/^\p{Lu}[\p{L}' -]{2,}(?:,\s*\p{Lu}[\p{L}' -]+)?$/u.test(town)) return party;
  return { name: { ...name, value: company }, address: { ...name, value: town, certainty: name.certainty * DOUBT.townAlone } };
}
