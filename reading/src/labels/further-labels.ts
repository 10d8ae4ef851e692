import type { MoreLabels } from './more-labels.js';
import { EAST_ASIAN_LABELS } from './tongues/east-asian.js';
import { FRENCH_LABELS } from './tongues/french.js';
import { GERMAN_LABELS } from './tongues/german.js';
import { ITALIAN_LABELS } from './tongues/italian.js';
import { PORTUGUESE_LABELS } from './tongues/portuguese.js';
import { SOUTH_EAST_ASIAN_LABELS } from './tongues/south-east-asian.js';
import { SPANISH_LABELS } from './tongues/spanish.js';
import { TURKISH_LABELS } from './tongues/turkish.js';
import { AIR_WAYBILL_BOXES } from './trade/air-waybill-boxes.js';
import { AMOUNTS } from './trade/amounts.js';
import { BILL_BOXES } from './trade/bill-boxes.js';
import { BILL_TERMS } from './trade/bill-terms.js';
import { CARGO_OF_LISTS } from './trade/cargo-of-lists.js';
import { CERTIFICATE_BOXES } from './trade/certificate-boxes.js';
import { DECLARATIONS } from './trade/declarations.js';
import { INVOICE_BOXES } from './trade/invoice-boxes.js';
import { INVOICE_NUMBERS } from './trade/invoice-numbers.js';
import { INVOICE_PARTIES } from './trade/invoice-parties.js';
import { SIGNING } from './trade/signing.js';
import { TERMS_AND_ORIGIN } from './trade/terms-and-origin.js';
import { TREATMENT_RECORDS } from './trade/treatment-records.js';
import { TREATMENTS } from './trade/treatments.js';

/** Further tables of labels, English ones first. Where two tables claim the same words the earlier one has them. */
export const FURTHER_LABELS: readonly MoreLabels[] = [
  INVOICE_NUMBERS,
  INVOICE_PARTIES,
  AMOUNTS,
  CARGO_OF_LISTS,
  TERMS_AND_ORIGIN,
  INVOICE_BOXES,
  BILL_TERMS,
  BILL_BOXES,
  AIR_WAYBILL_BOXES,
  TREATMENTS,
  SIGNING,
  CERTIFICATE_BOXES,
  DECLARATIONS,
  TREATMENT_RECORDS,
  EAST_ASIAN_LABELS,
  SPANISH_LABELS,
  PORTUGUESE_LABELS,
  FRENCH_LABELS,
  GERMAN_LABELS,
  ITALIAN_LABELS,
  TURKISH_LABELS,
  SOUTH_EAST_ASIAN_LABELS,
];
