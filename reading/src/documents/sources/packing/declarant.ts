import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY, MOST } from '../../../certainty.js';
import type { DocumentText } from '../../../document-text.js';
import type { Understood } from '../../../fields/field-reading.js';
import { issuerOf } from '../../../fields/issuer.js';
import { type Party, partyOf } from '../../../fields/party.js';
import { pickParty } from '../../../fields/pick-party.js';
import { DECLARANT } from '../../tuning.js';

/** Who declares: whose name and address stand over the title, a box for the packer, or the lines under a name below the title. */
export function declarantOf(text: DocumentText): Party {
  const [head, packer] = [aboveTitle(text), pickParty(text, ['shipper', 'seller', 'producer'])];
  const issuer = head.address === null && packer.address === null ? issuerOf(text) : null;
  const told = [head, packer, issuer].flatMap((party) => party ?? []);
  return {
    name: doubted(told.find(({ name }) => name !== null)?.name),
    address: doubted(told.find(({ address }) => address !== null)?.address),
  };
}

function doubted(part: Understood | null | undefined): Understood | null {
  return part === null || part === undefined ? null : { ...part, certainty: Math.min(part.certainty, MOST.issuerAddress) };
}

/** The name and the address in the lines above the title: a name without a form of company stands first, too, where it has no figure. */
function aboveTitle(text: DocumentText): Party {
  const title = text.phrases.find((phrase) => /packing\s+declaration/iu.test(phrase.text));
  if (title === undefined) return { name: null, address: null };
  const above = text.phrases
    .filter(({ page, area, text: words }) => page === title.page && area.bottom <= title.area.top && /[\p{L}\d]{2}/u.test(words))
    .toSorted((a, b) => a.area.top - b.area.top);
  const isAddress = above.some((phrase) => /\d/.test(phrase.text)) && above.length <= DECLARANT.mostLines;
  const name = above.findIndex(({ text: words }) => isCompanyName(words));
  return isAddress ? partyOf(above.slice(Math.max(0, name)), CERTAINTY.party.underLetterhead) : { name: null, address: null };
}
