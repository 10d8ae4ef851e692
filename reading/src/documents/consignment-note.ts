import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { allContainersIn } from '../fields/containers.js';
import { BILL_OF_LADING } from './bill-of-lading.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { dayAt, firmly, identifierAt } from './labelled.js';
import { cargoLines } from './lines/cargo-lines.js';
import { formNumberOf } from './sources/form-number.js';
import { invoiceInNotes } from './sources/numbers-in-notes.js';

/**
 * The note that goes with goods on the road or by rail has what a bill of lading has, and is none: it gives no title to the goods. Of it no
 * record is made.
 */
export const CONSIGNMENT_NOTE: DocumentDeclaration<HeaderField<'waybill'> | 'date' | 'invoice_number' | 'letter_of_credit' | 'containers'> =
  {
    ...BILL_OF_LADING,
    resembles: 'waybill',
    lines: cargoLines,
    header: {
      ...BILL_OF_LADING.header,
      bl_number: [...(BILL_OF_LADING.header.bl_number ?? []), fallbacks(formNumberOf)],
      date: [dayAt('date', 'issue_date', 'place_and_date_of_issue')],
      invoice_number: [firmly(identifierAt('invoice_number')), fallbacks(invoiceInNotes)],
      containers: [allContainersIn],
    },
  };
