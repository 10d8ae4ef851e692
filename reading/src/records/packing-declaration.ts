import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY, MOST } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { containersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { issuerOf } from '../fields/issuer.js';
import { labelsFor, pick } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { signatoryOf, signatureOf } from '../fields/signature.js';
import { readDay, readIdentifier, readShortText } from '../fields/value-readers.js';
import type { Concept } from '../labels/concepts.js';
import { HeaderFields } from './fields.js';
import { answersOf } from './packing/packing-answers.js';
import { dayAlone } from './told-in-letters.js';
import type { Understanding } from './understanding.js';

/** Understands a packing declaration: which answers are ticked, for which consignment, and who signs. */
export function understandPackingDeclaration(text: DocumentText): Understanding {
  const header = new HeaderFields<HeaderField<'packing-declaration'>>();
  header.put('vessel', pick(text, ['vessel'], readShortText));
  header.put(
    'voyage',
    pick(text, ['voyage'], readIdentifier) ?? besideWord(text, /(?<!\p{L})(?:voy(?:age)?|sailing|trip)(?!\p{L})/iu, numberOfPaper),
  );
  header.put('consignment_identifier', consignmentOf(text));
  header.put('container_number', containersIn(text)[0]?.number ?? null);
  for (const [field, understood] of answersOf(text)) header.put(field, understood);
  header.put('signature_exists', signatureOf(text));
  header.put('printed_name', signatoryOf(text));
  header.put('issue_date', pick(text, ['issue_date', 'date', 'place_and_date_of_issue'], readDay) ?? dayAlone(text));
  header.put('form_version', formVersionOf(text));
  header.put('issuer_address', issuerAddressOf(text));
  return { header: header.all, lines: [] };
}

function formVersionOf(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const version =
      /^(?:version\s*[:.]?\s*)?((?:january|february|march|april|may|june|july|august|september|october|november|december)\s+20\d{2})\s*version\b/iu.exec(
        phrase.text,
      )?.[1];
    if (version !== undefined) return { value: version, from: [phrase], certainty: CERTAINTY.certificate.formVersion };
  }
  return null;
}

/** The bill or container to which a declaration is linked: at its label, else the only container that it names. */
function consignmentOf(text: DocumentText): Understood | null {
  const linked: readonly Concept[] = ['transport_document', 'job_number', 'bl_number', 'container_number'];
  const labelled = pick(text, ['transport_document', 'job_number', 'bl_number'], readIdentifier);
  if (labelled !== null || labelsFor(text, linked).some(({ ending }) => ending !== 'loose')) return labelled;
  const [only, ...more] = containersIn(text);
  const linkedTo = besideWord(text, LINK, numberOfPaper);
  if (linkedTo !== null) return linkedTo;
  return only === undefined || more.length > 0 ? null : { ...only.number, certainty: CERTAINTY.number.consignment };
}

/** What the number of the bill or the container may be called. */
const LINK = /(?<!\p{L})(?:consignment|shipment|link|bill|container|covers|covered|identifier|reference)(?!\p{L})/iu;

/** Where the one who declares sits: the letterhead, a box for the packer, or the lines under a name below the title. */
function issuerAddressOf(text: DocumentText): Understood | null {
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
