import type { Check } from './check.js';
import { airWaybillNumber } from './rules/air-waybill-number.js';
import { billWeight } from './rules/bill-weight.js';
import { certificateInvoice } from './rules/certificate-invoice.js';
import { containerNumber } from './rules/container-number.js';
import { currencyKnown } from './rules/currency-known.js';
import { dateSequence } from './rules/date-sequence.js';
import { exportDeclarationTotal } from './rules/export-declaration-total.js';
import { freightTerms } from './rules/freight-terms.js';
import { fumigatedInTime } from './rules/fumigated-in-time.js';
import { grossWeight } from './rules/gross-weight.js';
import { invoiceSum } from './rules/invoice-sum.js';
import { lineProduct } from './rules/line-product.js';
import { originCriterion } from './rules/origin-criterion.js';
import { packagesAddUp } from './rules/packages-add-up.js';
import { packingDeclarationSigned } from './rules/packing-declaration-signed.js';
import { packingListInvoice } from './rules/packing-list-invoice.js';
import { quantityUnit } from './rules/quantity-unit.js';
import { timberTreated } from './rules/timber-treated.js';
import { unacceptablePacking } from './rules/unacceptable-packing.js';
import { vesselAndVoyage } from './rules/vessel-and-voyage.js';

/** Every rule about the papers of a job, by code. */
export const CHECKS: readonly Check[] = [
  airWaybillNumber,
  billWeight,
  certificateInvoice,
  containerNumber,
  currencyKnown,
  dateSequence,
  exportDeclarationTotal,
  freightTerms,
  fumigatedInTime,
  grossWeight,
  invoiceSum,
  lineProduct,
  originCriterion,
  packagesAddUp,
  packingDeclarationSigned,
  packingListInvoice,
  quantityUnit,
  timberTreated,
  unacceptablePacking,
  vesselAndVoyage,
];
