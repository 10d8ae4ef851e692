import { TIMBER_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { afasRecord } from './afas-record.js';
import { alignedKey } from './aligned-key.js';
import { captionedParties } from './captioned-parties.js';
import { cartonSheet } from './carton-sheet.js';
import { chargeSheet } from './charge-sheet.js';
import { courierInvoice } from './courier-invoice.js';
import { courierWaybill } from './courier-waybill.js';
import { customsInvoice } from './customs-invoice.js';
import { dottedTreatment } from './dotted-treatment.js';
import { filledBlanks } from './filled-blanks.js';
import { forwarderBill } from './forwarder-bill.js';
import { healthBoxes } from './health-boxes.js';
import { healthRows } from './health-rows.js';
import { indianExport } from './indian-export.js';
import { inspectionTreatment } from './inspection-treatment.js';
import { linerFront } from './liner-front.js';
import { makerLetter } from './maker-letter.js';
import { makerPerson } from './maker-person.js';
import { makerTable } from './maker-table.js';
import { numberedBill } from './numbered-bill.js';
import { officialPage } from './official-page.js';
import { offshoreTreatment } from './offshore-treatment.js';
import { originCertifier } from './origin-certifier.js';
import { originChamber } from './origin-chamber.js';
import { originFormA } from './origin-form-a.js';
import { originGrid } from './origin-grid.js';
import { packerAnswers } from './packer-answers.js';
import { packerBoxes } from './packer-boxes.js';
import { packerInitials } from './packer-initials.js';
import { packerMarks } from './packer-marks.js';
import { packerStatements } from './packer-statements.js';
import { packerStruck } from './packer-struck.js';
import { programInvoice } from './program-invoice.js';
import { supplierQuestions } from './supplier-questions.js';
import { treatedProse } from './treated-prose.js';
import { treatmentTable } from './treatment-table.js';

/** The same form for goods of wood. */
function ofTimber(family: Family): Family {
  const printed: Family = (paper, dice) => family(paper, dice);
  return Object.assign(printed, family, { world: TIMBER_WORLD });
}

/** Forms that bodies, lines and programs of the trade have made known, each with captions of its own; by the kind of paper that they are for. */
export const FRESH_FORMS = {
  invoice: { customsInvoice, programInvoice, captionedParties },
  goods: { indianExport, alignedKey, courierInvoice, cartonSheet },
  lading: { linerFront, numberedBill, forwarderBill },
  fumigation: { afasRecord, treatedProse, dottedTreatment, treatmentTable, offshoreTreatment, inspectionTreatment },
  origin: { originGrid, originFormA, originChamber, originCertifier },
  air: { courierWaybill },
  manufacturer: { makerLetter, supplierQuestions, makerTable, filledBlanks, makerPerson },
  asbestos: { makerLetter, supplierQuestions, makerTable, filledBlanks },
  logging: {
    makerLetter: ofTimber(makerLetter),
    supplierQuestions: ofTimber(supplierQuestions),
    makerTable: ofTimber(makerTable),
    filledBlanks: ofTimber(filledBlanks),
  },
  health: { healthBoxes, healthRows },
  services: { chargeSheet, officialPage },
  packing: { packerBoxes, packerStruck, packerAnswers, packerStatements, packerMarks, packerInitials },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
