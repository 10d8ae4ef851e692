import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { firstContainerIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { signatoryOf, signatureOf } from '../fields/signature.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { dayAt, firmly, identifierAt, partyAt, shortTextAt } from './labelled.js';
import { invoiceInNotes } from './sources/numbers-in-notes.js';
import { consignmentNamed } from './sources/packing/consignment.js';
import { declarantOf } from './sources/packing/declarant.js';
import { answerTo } from './sources/packing/packing-answers.js';
import { dayAlone } from './sources/told-in-letters.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

/** How the voyage of a ship may be called. */
const VOYAGE = /(?<!\p{L})(?:voy(?:age)?|sailing|trip)(?!\p{L})/iu;

/** The record has no place for those to whom the goods go, nor for their papers and marks; what is printed of them is told. */
type Field =
  | HeaderField<'packing-declaration'>
  | 'importer_name'
  | 'importer_address'
  | 'consignee_name'
  | 'consignee_address'
  | 'invoice_number'
  | 'bl_number'
  | 'shipping_marks';

/** Which answers are ticked, for which consignment, and who signs. */
export const PACKING_DECLARATION: DocumentDeclaration<Field> = {
  header: {
    vessel: [vesselOf],
    voyage: [voyageOf, fallbacks((text) => besideWord(text, VOYAGE, numberOfPaper))],
    consignment_identifier: [identifierAt('transport_document', 'job_number', 'bl_number'), fallbacks(consignmentNamed)],
    container_number: [firstContainerIn],
    q1_unacceptable_packaging: [answerTo('q1_unacceptable_packaging')],
    q2_timber: [answerTo('q2_timber')],
    q2_bamboo: [answerTo('q2_bamboo')],
    q3_ispm15: [answerTo('q3_ispm15')],
    signature_exists: [signatureOf],
    printed_name: [signatoryOf],
    issue_date: [dayAt('issue_date', 'date', 'place_and_date_of_issue'), fallbacks(dayAlone)],
    form_version: [formVersionOf],
    issuer: [declarantOf],
    importer: [partyAt('buyer')],
    consignee: [partyAt('consignee')],
    invoice_number: [firmly(identifierAt('invoice_number')), fallbacks(invoiceInNotes)],
    bl_number: [firmly(identifierAt('bl_number'))],
    shipping_marks: [firmly(shortTextAt('shipping_marks'))],
  },
};

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
