import type { Check } from './check.js';
import { abn } from './rules/abn.js';
import { airWaybillNumber } from './rules/air-waybill-number.js';
import { billWeight } from './rules/bill-weight.js';
import { certificateClassification } from './rules/certificate-classification.js';
import { certificateHs } from './rules/certificate-hs.js';
import { certificateInvoice } from './rules/certificate-invoice.js';
import { certificateOrigin } from './rules/certificate-origin.js';
import { containerNumber } from './rules/container-number.js';
import { containersAddUp } from './rules/containers-add-up.js';
import { containersAgree } from './rules/containers-agree.js';
import { currencyKnown } from './rules/currency-known.js';
import { dateSequence } from './rules/date-sequence.js';
import { dumpingClaim } from './rules/dumping-claim.js';
import { dumpingRegister } from './rules/dumping-register.js';
import { duplicateNumber } from './rules/duplicate-number.js';
import { embeddedData } from './rules/embedded-data.js';
import { exportDeclarationTotal } from './rules/export-declaration-total.js';
import { fieldsInPairs } from './rules/fields-in-pairs.js';
import { freightTerms } from './rules/freight-terms.js';
import { fumigatedInTime } from './rules/fumigated-in-time.js';
import { grossWeight } from './rules/gross-weight.js';
import { houseOfMaster } from './rules/house-of-master.js';
import { importPermit } from './rules/import-permit.js';
import { importerAgrees } from './rules/importer-agrees.js';
import { importerNumber } from './rules/importer-number.js';
import { instrumentCovers } from './rules/instrument-covers.js';
import { invoiceSum } from './rules/invoice-sum.js';
import { invoiceTotal } from './rules/invoice-total.js';
import { lineProduct } from './rules/line-product.js';
import { originCriterion } from './rules/origin-criterion.js';
import { packagesAddUp } from './rules/packages-add-up.js';
import { packagesAgree } from './rules/packages-agree.js';
import { packingDeclarationCovers } from './rules/packing-declaration-covers.js';
import { packingDeclarationSigned } from './rules/packing-declaration-signed.js';
import { packingListInvoice } from './rules/packing-list-invoice.js';
import { partiesAgree } from './rules/parties-agree.js';
import { preferenceCertificate } from './rules/preference-certificate.js';
import { preferenceComplete } from './rules/preference-complete.js';
import { priceHistory } from './rules/price-history.js';
import { quantityPacked } from './rules/quantity-packed.js';
import { quantityUnit } from './rules/quantity-unit.js';
import { requiredDocument } from './rules/required-document.js';
import { sealsAgree } from './rules/seals-agree.js';
import { taxQuotedOrExempt } from './rules/tax-quoted-or-exempt.js';
import { termCharges } from './rules/term-charges.js';
import { timberTreated } from './rules/timber-treated.js';
import { unacceptablePacking } from './rules/unacceptable-packing.js';
import { valuationDate } from './rules/valuation-date.js';
import { vesselAndVoyage } from './rules/vessel-and-voyage.js';
import { warehouseReference } from './rules/warehouse-reference.js';
import { weightsAddUp } from './rules/weights-add-up.js';

/** Every rule about the papers of a job and what is declared of them, by code. */
export const CHECKS: readonly Check[] = [
  abn,
  airWaybillNumber,
  billWeight,
  certificateClassification,
  certificateHs,
  certificateInvoice,
  certificateOrigin,
  containerNumber,
  containersAddUp,
  containersAgree,
  currencyKnown,
  dateSequence,
  dumpingClaim,
  dumpingRegister,
  duplicateNumber,
  embeddedData,
  exportDeclarationTotal,
  fieldsInPairs,
  freightTerms,
  fumigatedInTime,
  grossWeight,
  houseOfMaster,
  importPermit,
  importerAgrees,
  importerNumber,
  instrumentCovers,
  invoiceSum,
  invoiceTotal,
  lineProduct,
  originCriterion,
  packagesAddUp,
  packagesAgree,
  packingDeclarationCovers,
  packingDeclarationSigned,
  packingListInvoice,
  partiesAgree,
  preferenceCertificate,
  preferenceComplete,
  priceHistory,
  quantityPacked,
  quantityUnit,
  requiredDocument,
  sealsAgree,
  taxQuotedOrExempt,
  termCharges,
  timberTreated,
  unacceptablePacking,
  valuationDate,
  vesselAndVoyage,
  warehouseReference,
  weightsAddUp,
];
