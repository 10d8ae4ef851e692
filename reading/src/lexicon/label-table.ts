import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Rows } from './rows.js';

/** Parties and numbers of which records keep parts, or which they keep under the name that they have on their own kind of paper. */
type PartOfRecord =
  | 'buyer'
  | 'company_address'
  | 'consignee'
  | 'exposure'
  | 'importer_other'
  | 'invoice_number_and_date'
  | 'job_number'
  | 'notify'
  | 'on_board_date'
  | 'place_and_date_of_issue'
  | 'producer'
  | 'second_vessel'
  | 'seller'
  | 'shipper'
  | 'signatory_name'
  | 'signature'
  | 'signed_for'
  | 'total_in_words'
  | 'transport_document'
  | 'vessel_and_voyage';

/** What is known so that it, and what follows it, is taken for nothing else. */
type Aside =
  | 'account'
  | 'air_form'
  | 'company_part'
  | 'contact'
  | 'deposit'
  | 'money_detail'
  | 'other_date'
  | 'page'
  | 'party_contact'
  | 'purpose'
  | 'sea_form'
  | 'section'
  | 'statement'
  | 'tax_id';

/** Words by the field that they label. A field that no record has does not compile. */
export type LabelTable = { readonly [Name in RecordField | PartOfRecord | Aside]?: Rows };
