import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY, MOST } from '../../../certainty.js';
import type { DocumentText } from '../../../document-text.js';
import type { Understood } from '../../../fields/field-reading.js';
import { issuerOf } from '../../../fields/issuer.js';
import { pickParty } from '../../../fields/pick-party.js';

/** Where the one who declares sits: the letterhead, a box for the packer, or the lines under a name below the title. */
export function issuerAddressOf(text: DocumentText): Understood | null {
  const address = addressAbove(text) ?? pickParty(text, ['shipper', 'seller', 'producer']).address ?? issuerOf(text).address;
  return address === null ? null : { ...address, certainty: Math.min(address.certainty, MOST.issuerAddress) };
}

const CONTACT = /(?:tel|phone|fax|e-?mail)\.?\s*[:：]|@/iu;

/** The lines above the title that look like an address. */
function addressAbove(text: DocumentText): Understood | null {
  const title = text.phrases.find((phrase) => /packing\s+declaration/iu.test(phrase.text));
  if (title === undefined) return null;
  const above = text.phrases.filter(
    ({ page, area, text: words }) =>
      page === title.page && area.bottom <= title.area.top && /[\p{L}\d]{2}/u.test(words) && !CONTACT.test(words),
  );
  const address = above.filter(({ text: words }) => !isCompanyName(words));
  const isAddress = above.some((phrase) => /\d/.test(phrase.text)) && above.length <= 5;
  return isAddress
    ? { value: address.map(({ text: words }) => words.trim()).join(', '), from: address, certainty: CERTAINTY.party.underLetterhead }
    : null;
}
