import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import type { LabelledValue } from '../document-text.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { allContainersIn } from '../fields/containers.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatureOf } from '../fields/signature.js';
import type { Concept } from '../labels/concepts.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { currencyAt, firmly, identifierAt, marksAt, packagesAt, portAt, shortTextAt, weightAt } from './labelled.js';
import { packagesAnywhere } from './sources/bill-goods.js';
import { billIssueDay, billIssuePlace } from './sources/bill-issue.js';
import { packagesInWords } from './sources/cargo.js';
import { soleCurrency } from './sources/currency.js';
import { incotermOfValue, soleIncoterm } from './sources/incoterm.js';
import { creditInNotes, invoiceInNotes } from './sources/numbers-in-notes.js';
import { goodsAtLabel } from './sources/stated-goods.js';
import { invoiceNamed } from './sources/told-in-letters.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

const INVOICE = /(?<!\p{L})invoice(?!\p{L})/iu;

/** A paper of which no record is made has a number, an invoice and a credit of its own. */
type Field = HeaderField<'waybill'> | 'certificate_number' | 'invoice_number' | 'letter_of_credit' | 'containers';

/** That cargo is insured on its way: by which certificate, on which ship, from where to where, and for how much. */
export const INSURANCE_CERTIFICATE: DocumentDeclaration<Field> = {
  meanings: (text) => ({ ...text, labels: text.labels.map(asPlace) }),
  header: {
    certificate_number: [identifierAt('certificate_number', 'document_reference')],
    issue_date: [billIssueDay],
    issue_place: [billIssuePlace],
    invoice_number: [
      firmly(identifierAt('invoice_number')),
      fallbacks(invoiceNamed, (text) => besideWord(text, INVOICE, numberOfPaper), invoiceInNotes),
    ],
    letter_of_credit: [identifierAt('letter_of_credit'), fallbacks(creditInNotes)],
    bl_number: [identifierAt('bl_number')],
    vessel: [vesselOf],
    voyage: [voyageOf],
    port_of_loading: [routeStartsAt, portAt('port_of_loading')],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge')],
    place_of_delivery: [shortTextAt('place_of_delivery')],
    currency: [currencyAt('currency'), fallbacks(soleCurrency)],
    goods_description: [goodsAtLabel],
    shipping_marks: [marksAt('shipping_marks')],
    packages: [packagesAt('packages'), fallbacks(packagesInWords, packagesAnywhere)],
    gross_weight: [weightAt('gross_weight')],
    net_weight: [weightAt('net_weight')],
    containers: [allContainersIn],
    incoterm: [fallbacks(incotermOfValue, soleIncoterm)],
    signature_exists: [signatureOf],
  },
};

/** `From` and `To` are ends of the journey here, and parties elsewhere. */
const ENDS: readonly (readonly [RegExp, Concept])[] = [
  [/^\W*(?:\d+\W*)?(?:(?:voyage|at and) )?from\W*$/iu, 'port_of_loading'],
  [/^\W*(?:\d+\W*)?to\W*$/iu, 'port_of_discharge'],
];

function asPlace(label: LabelledValue): LabelledValue {
  const end = ENDS.find(([words]) => words.test(label.text))?.[1];
  const names = label.candidates[0]?.lines[0]?.text ?? '';
  return end === undefined || isCompanyName(names) ? label : { ...label, concepts: [end] };
}
