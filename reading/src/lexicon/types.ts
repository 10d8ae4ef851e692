import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Rows } from './rows.js';
import airWaybill from './types/air-waybill.json' with { type: 'json' };
import annualPackingDeclaration from './types/annual-packing-declaration.json' with { type: 'json' };
import arrivalNotice from './types/arrival-notice.json' with { type: 'json' };
import asbestosDeclaration from './types/asbestos-declaration.json' with { type: 'json' };
import billOfLading from './types/bill-of-lading.json' with { type: 'json' };
import certificate from './types/certificate.json' with { type: 'json' };
import certificateOfOrigin from './types/certificate-of-origin.json' with { type: 'json' };
import chinaExportDeclaration from './types/china-export-declaration.json' with { type: 'json' };
import commercialInvoice from './types/commercial-invoice.json' with { type: 'json' };
import freightInvoice from './types/freight-invoice.json' with { type: 'json' };
import fumigationCertificate from './types/fumigation-certificate.json' with { type: 'json' };
import healthCertificate from './types/health-certificate.json' with { type: 'json' };
import illegalLoggingDeclaration from './types/illegal-logging-declaration.json' with { type: 'json' };
import importPermit from './types/import-permit.json' with { type: 'json' };
import ingredientsList from './types/ingredients-list.json' with { type: 'json' };
import manufacturerDeclaration from './types/manufacturer-declaration.json' with { type: 'json' };
import bookingConfirmation from './types/other/booking-confirmation.json' with { type: 'json' };
import cargoManifest from './types/other/cargo-manifest.json' with { type: 'json' };
import chinaImportDeclaration from './types/other/china-import-declaration.json' with { type: 'json' };
import consignmentNote from './types/other/consignment-note.json' with { type: 'json' };
import creditNote from './types/other/credit-note.json' with { type: 'json' };
import customsDeclaration from './types/other/customs-declaration.json' with { type: 'json' };
import dangerousGoodsDeclaration from './types/other/dangerous-goods-declaration.json' with { type: 'json' };
import debitNote from './types/other/debit-note.json' with { type: 'json' };
import declarationElement from './types/other/declaration-element.json' with { type: 'json' };
import deliveryNote from './types/other/delivery-note.json' with { type: 'json' };
import deliveryOrder from './types/other/delivery-order.json' with { type: 'json' };
import importerSecurityFiling from './types/other/importer-security-filing.json' with { type: 'json' };
import insuranceCertificate from './types/other/insurance-certificate.json' with { type: 'json' };
import letterOfCredit from './types/other/letter-of-credit.json' with { type: 'json' };
import paymentReminder from './types/other/payment-reminder.json' with { type: 'json' };
import powerOfAttorney from './types/other/power-of-attorney.json' with { type: 'json' };
import proformaInvoice from './types/other/proforma-invoice.json' with { type: 'json' };
import purchaseOrder from './types/other/purchase-order.json' with { type: 'json' };
import quotation from './types/other/quotation.json' with { type: 'json' };
import receipt from './types/other/receipt.json' with { type: 'json' };
import safetyDataSheet from './types/other/safety-data-sheet.json' with { type: 'json' };
import salesContract from './types/other/sales-contract.json' with { type: 'json' };
import shippingInstruction from './types/other/shipping-instruction.json' with { type: 'json' };
import statementOfAccount from './types/other/statement-of-account.json' with { type: 'json' };
import termsAndConditions from './types/other/terms-and-conditions.json' with { type: 'json' };
import verifiedGrossMass from './types/other/verified-gross-mass.json' with { type: 'json' };
import warehouseReceipt from './types/other/warehouse-receipt.json' with { type: 'json' };
import packingDeclaration from './types/packing-declaration.json' with { type: 'json' };
import packingList from './types/packing-list.json' with { type: 'json' };

/** How papers of each type are titled. */
export const TITLES_OF_TYPES: Readonly<Partial<Record<DocumentType, Rows>>> = {
  APD: annualPackingDeclaration,
  ARN: arrivalNotice,
  ASB: asbestosDeclaration,
  AWB: airWaybill,
  BL: billOfLading,
  CED: chinaExportDeclaration,
  CIV: commercialInvoice,
  COO: certificateOfOrigin,
  CRT: certificate,
  FIN: freightInvoice,
  FUM: fumigationCertificate,
  HCC: healthCertificate,
  ILD: illegalLoggingDeclaration,
  IMP: importPermit,
  ING: ingredientsList,
  MDC: manufacturerDeclaration,
  PKD: packingDeclaration,
  PKL: packingList,
};

/** How papers without a type are titled, by their English name. */
export const TITLES_OF_OTHERS: Readonly<Record<string, Rows>> = {
  'booking confirmation': bookingConfirmation,
  'cargo manifest': cargoManifest,
  'china customs declaration (import)': chinaImportDeclaration,
  'consignment note': consignmentNote,
  'credit note': creditNote,
  'customs declaration': customsDeclaration,
  'dangerous goods declaration': dangerousGoodsDeclaration,
  'debit note': debitNote,
  'declaration element': declarationElement,
  'delivery note': deliveryNote,
  'delivery order': deliveryOrder,
  'importer security filing': importerSecurityFiling,
  'insurance certificate': insuranceCertificate,
  'letter of credit': letterOfCredit,
  'payment reminder': paymentReminder,
  'power of attorney': powerOfAttorney,
  'proforma invoice': proformaInvoice,
  'purchase order': purchaseOrder,
  quotation: quotation,
  receipt: receipt,
  'safety data sheet': safetyDataSheet,
  'sales contract': salesContract,
  'shipping instruction': shippingInstruction,
  'statement of account': statementOfAccount,
  'terms and conditions': termsAndConditions,
  'verified gross mass': verifiedGrossMass,
  'warehouse receipt': warehouseReceipt,
};
