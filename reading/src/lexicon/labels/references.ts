import type { LabelTable } from '../label-table.js';
import arrivalDate from './references/arrival-date.json' with { type: 'json' };
import blNumber from './references/bl-number.json' with { type: 'json' };
import bookingNumber from './references/booking-number.json' with { type: 'json' };
import certificateNumber from './references/certificate-number.json' with { type: 'json' };
import contractNumber from './references/contract-number.json' with { type: 'json' };
import date from './references/date.json' with { type: 'json' };
import departureDate from './references/departure-date.json' with { type: 'json' };
import documentReference from './references/document-reference.json' with { type: 'json' };
import dueDate from './references/due-date.json' with { type: 'json' };
import exportDate from './references/export-date.json' with { type: 'json' };
import exportDeclarationNumber from './references/export-declaration-number.json' with { type: 'json' };
import invoiceDate from './references/invoice-date.json' with { type: 'json' };
import invoiceNumber from './references/invoice-number.json' with { type: 'json' };
import invoiceNumberAndDate from './references/invoice-number-and-date.json' with { type: 'json' };
import issueDate from './references/issue-date.json' with { type: 'json' };
import issuePlace from './references/issue-place.json' with { type: 'json' };
import issuedIn from './references/issued-in.json' with { type: 'json' };
import jobNumber from './references/job-number.json' with { type: 'json' };
import letterOfCredit from './references/letter-of-credit.json' with { type: 'json' };
import onBoardDate from './references/on-board-date.json' with { type: 'json' };
import orderNumber from './references/order-number.json' with { type: 'json' };
import packingListNumber from './references/packing-list-number.json' with { type: 'json' };
import placeAndDateOfIssue from './references/place-and-date-of-issue.json' with { type: 'json' };
import proNumber from './references/pro-number.json' with { type: 'json' };
import purchaseOrder from './references/purchase-order.json' with { type: 'json' };
import scac from './references/scac.json' with { type: 'json' };
import trackingNumber from './references/tracking-number.json' with { type: 'json' };
import transportDocument from './references/transport-document.json' with { type: 'json' };

/** How papers call their numbers and dates. */
export const REFERENCES = {
  invoice_number: invoiceNumber,
  invoice_date: invoiceDate,
  invoice_number_and_date: invoiceNumberAndDate,
  date,
  issue_date: issueDate,
  due_date: dueDate,
  export_date: exportDate,
  departure_date: departureDate,
  arrival_date: arrivalDate,
  on_board_date: onBoardDate,
  place_and_date_of_issue: placeAndDateOfIssue,
  issue_place: issuePlace,
  purchase_order: purchaseOrder,
  order_number: orderNumber,
  bl_number: blNumber,
  transport_document: transportDocument,
  job_number: jobNumber,
  booking_number: bookingNumber,
  tracking_number: trackingNumber,
  pro_number: proNumber,
  scac,
  packing_list_number: packingListNumber,
  certificate_number: certificateNumber,
  document_reference: documentReference,
  issued_in: issuedIn,
  contract_number: contractNumber,
  letter_of_credit: letterOfCredit,
  export_declaration_number: exportDeclarationNumber,
} satisfies LabelTable;
