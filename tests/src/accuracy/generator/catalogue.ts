import { airWaybill } from './kinds/air-waybill.js';
import { billOfLading } from './kinds/bill-of-lading.js';
import { blankPaper } from './kinds/blank-paper.js';
import { certificateOfOrigin } from './kinds/certificate-of-origin.js';
import { chinaExportDeclaration } from './kinds/china-export-declaration.js';
import { commercialInvoice } from './kinds/commercial-invoice.js';
import { fumigationCertificate } from './kinds/fumigation-certificate.js';
import { healthCertificate } from './kinds/health-certificate.js';
import { manufacturerDeclaration } from './kinds/manufacturer-declaration.js';
import { packingDeclaration } from './kinds/packing-declaration.js';
import { packingList } from './kinds/packing-list.js';
import type { PaperContext } from './kinds/paper-context.js';
import { productStatement } from './kinds/product-statement.js';
import { servicePaper } from './kinds/service-paper.js';
import { titledPaper } from './kinds/titled-paper.js';
import { airForm, airFormTyped } from './layouts/air-form.js';
import { bands } from './layouts/bands.js';
import { boxes } from './layouts/boxes.js';
import { carrierForm } from './layouts/carrier-form.js';
import { cloud } from './layouts/cloud.js';
import { courierForm } from './layouts/courier-form.js';
import { customsDraft, customsForm } from './layouts/customs-form.js';
import { declarationAnswers, declarationForm, declarationMargin, declarationTable } from './layouts/declaration-form.js';
import { erp } from './layouts/erp.js';
import { factory } from './layouts/factory.js';
import type { Family } from './layouts/family.js';
import { airNeutral } from './layouts/fresh/air-neutral.js';
import { captions } from './layouts/fresh/captions.js';
import { carried } from './layouts/fresh/carried.js';
import { customsCheck } from './layouts/fresh/customs-check.js';
import { declarationLead } from './layouts/fresh/declaration-lead.js';
import { declarationPanels } from './layouts/fresh/declaration-panels.js';
import { FRESH_FORMS } from './layouts/fresh/forms/families.js';
import { FRESH_GOODS } from './layouts/fresh/goods/families.js';
import { legends } from './layouts/fresh/legends.js';
import { newspaper } from './layouts/fresh/newspaper.js';
import { running } from './layouts/fresh/running.js';
import { sidebar } from './layouts/fresh/sidebar.js';
import { taxGrid } from './layouts/fresh/tax-grid.js';
import { transportDocument } from './layouts/fresh/transport-document.js';
import { wide } from './layouts/fresh/wide.js';
import { HELD_FORMS } from './layouts/held/families.js';
import { ledger } from './layouts/ledger.js';
import { letter } from './layouts/letter.js';
import { letterhead } from './layouts/letterhead.js';
import { linerBill } from './layouts/liner-bill.js';
import { numberedForm } from './layouts/numbered-form.js';
import { airRecord } from './layouts/report/air-record.js';
import { cells } from './layouts/report/cells.js';
import { customsPrint } from './layouts/report/customs-print.js';
import { declarationColumns } from './layouts/report/declaration-columns.js';
import { framed } from './layouts/report/framed.js';
import { lading } from './layouts/report/lading.js';
import { masthead } from './layouts/report/masthead.js';
import { rules } from './layouts/report/rules.js';
import { tagged } from './layouts/report/tagged.js';
import { SEALED_PROGRAMS } from './layouts/sealed/families.js';
import { sheet } from './layouts/sheet.js';
import { strips } from './layouts/strips.js';
import { TRADE_PROGRAMS } from './layouts/trade/families.js';
import { typed } from './layouts/typed.js';
import { IN_LETTERS, IN_OFFICE, IN_ONE_PAGE, type Medium, PDF_ONLY } from './medium.js';
import type { Paper } from './paper.js';
import type { TrialSet } from './trial-set.js';
import type { ShipmentPlan } from './truth/shipment.js';

/** A kind of paper that the generator makes, and the layout families of each set that it comes in. */
export interface PaperKind {
  readonly name: string;
  readonly plan: ShipmentPlan;
  /** The media it comes in; what is listed twice is twice as frequent. */
  readonly media: readonly Medium[];
  readonly make: (context: PaperContext) => Paper;
  /** Sets without families of a kind have no papers of it. */
  readonly families: Readonly<Partial<Record<TrialSet, Readonly<Record<string, Family>>>>>;
}

const LETTERS = {
  develop: { letterhead, boxes, typed, sheet, strips, courierForm, erp, cloud, factory },
  tuned: { bands, ledger, carrierForm },
  fresh: { sidebar, taxGrid, captions, running, carried, wide, legends, newspaper },
  report: { masthead, tagged, cells, framed, rules },
};
/** What lists goods also comes in families that differ in their goods tables. */
const GOODS = { ...LETTERS, fresh: { ...LETTERS.fresh, ...FRESH_GOODS, ...FRESH_FORMS.goods }, held: HELD_FORMS.goods };
/** Invoices also come on forms that no packing list has. */
const INVOICES = { ...GOODS, fresh: { ...GOODS.fresh, ...FRESH_FORMS.invoice } };
const STATED = {
  develop: { letterhead, boxes, typed, sheet, strips, numberedForm, letter, courierForm, erp },
  tuned: { bands, ledger, carrierForm },
  fresh: { captions, running, taxGrid, sidebar, wide, legends, newspaper },
  report: { framed, rules, cells, tagged, masthead },
};
const STATED_BY_MAKERS = { ...STATED, fresh: { ...STATED.fresh, ...FRESH_FORMS.manufacturer }, held: HELD_FORMS.manufacturer };
const ORIGIN = { ...STATED, fresh: { ...STATED.fresh, ...FRESH_FORMS.origin } };
/** Fumigators also fill in forms. */
const FUMIGATED = { ...STATED, fresh: { ...STATED.fresh, ...FRESH_FORMS.fumigation }, held: HELD_FORMS.fumigation };
const FORMS = {
  develop: { boxes, sheet, strips, linerBill, courierForm },
  tuned: { carrierForm, bands },
  fresh: { transportDocument, captions, taxGrid },
  report: { lading, tagged, rules },
};
/** Bills of lading also come on the forms of lines and forwarders. */
const BILLS = { ...FORMS, fresh: { ...FORMS.fresh, ...FRESH_FORMS.lading }, held: HELD_FORMS.lading };
const HOUSE_AIR = {
  develop: { airForm, boxes },
  tuned: { airFormTyped, carrierForm },
  fresh: { airNeutral, captions, ...FRESH_FORMS.air },
  report: { airRecord, tagged },
};
const AIR = { develop: { airForm }, tuned: { airFormTyped }, fresh: { airNeutral }, report: { airRecord } };
const CUSTOMS = {
  develop: { customsForm },
  tuned: { customsDraft },
  fresh: { customsCheck },
  report: { customsPrint },
};
const ASKED = {
  develop: { declarationForm, declarationAnswers, declarationMargin },
  tuned: { declarationTable },
  fresh: { declarationLead, declarationPanels, ...FRESH_FORMS.packing },
  report: { declarationColumns },
  held: HELD_FORMS.packing,
};

const few: ShipmentPlan = { mode: 'sea', lines: [1, 7] };
const rough: ShipmentPlan = { mode: 'sea', lines: [1, 4] };
const byAir: ShipmentPlan = { mode: 'air', lines: [1, 4] };

/** What programs print whole: the kinds that the sets `trade` and `sealed` have instead of the others. */
const programs = (name: keyof typeof TRADE_PROGRAMS, plan: ShipmentPlan, media: readonly Medium[] = IN_ONE_PAGE): PaperKind => ({
  name: `program-${name}`,
  plan,
  media,
  make: blankPaper,
  families: { trade: TRADE_PROGRAMS[name], sealed: SEALED_PROGRAMS[name] },
});

/** All kinds of papers; a set has those for which it has families. */
export const CATALOGUE: readonly PaperKind[] = [
  { name: 'invoice', plan: few, media: IN_OFFICE, make: commercialInvoice, families: INVOICES },
  { name: 'long-invoice', plan: { mode: 'sea', lines: [26, 48] }, media: PDF_ONLY, make: commercialInvoice, families: GOODS },
  { name: 'air-invoice', plan: { mode: 'air', lines: [1, 7] }, media: IN_OFFICE, make: commercialInvoice, families: INVOICES },
  { name: 'packing-list', plan: few, media: IN_OFFICE, make: packingList, families: GOODS },
  { name: 'house-bill', plan: rough, media: IN_ONE_PAGE, make: (context) => billOfLading(context, 'house'), families: BILLS },
  { name: 'master-bill', plan: rough, media: IN_ONE_PAGE, make: (context) => billOfLading(context, 'master'), families: BILLS },
  { name: 'house-air-waybill', plan: byAir, media: IN_ONE_PAGE, make: (context) => airWaybill(context, 'house'), families: HOUSE_AIR },
  { name: 'master-air-waybill', plan: byAir, media: IN_ONE_PAGE, make: (context) => airWaybill(context, 'master'), families: AIR },
  { name: 'origin-certificate', plan: rough, media: IN_ONE_PAGE, make: certificateOfOrigin, families: ORIGIN },
  { name: 'packing-declaration', plan: rough, media: IN_ONE_PAGE, make: packingDeclaration, families: ASKED },
  { name: 'fumigation-certificate', plan: rough, media: IN_ONE_PAGE, make: fumigationCertificate, families: FUMIGATED },
  { name: 'china-export-declaration', plan: { ...rough, from: 'CN' }, media: IN_ONE_PAGE, make: chinaExportDeclaration, families: CUSTOMS },
  { name: 'manufacturer-declaration', plan: rough, media: IN_LETTERS, make: manufacturerDeclaration, families: STATED_BY_MAKERS },
  { name: 'titled', plan: rough, media: IN_ONE_PAGE, make: titledPaper, families: FORMS },
  { name: 'also-titled', plan: rough, media: PDF_ONLY, make: titledPaper, families: LETTERS },
  {
    name: 'asbestos-declaration',
    plan: rough,
    media: IN_LETTERS,
    make: (context) => productStatement(context, 'ASB'),
    families: { fresh: FRESH_FORMS.asbestos, held: HELD_FORMS.asbestos },
  },
  {
    name: 'logging-declaration',
    plan: rough,
    media: IN_LETTERS,
    make: (context) => productStatement(context, 'ILD'),
    families: { fresh: FRESH_FORMS.logging, held: HELD_FORMS.logging },
  },
  { name: 'service-paper', plan: rough, media: IN_ONE_PAGE, make: servicePaper, families: { fresh: FRESH_FORMS.services } },
  {
    name: 'health-certificate',
    plan: rough,
    media: IN_ONE_PAGE,
    make: healthCertificate,
    families: { fresh: FRESH_FORMS.health, held: HELD_FORMS.health },
  },
  programs('accounts', few),
  programs('system', few),
  programs('factory', few),
  programs('european', few),
  programs('boxed', few),
  programs('parts', { mode: 'sea', lines: [2, 9] }),
  programs('long', { mode: 'sea', lines: [24, 48] }, PDF_ONLY),
  programs('packing', few),
  programs('slips', { mode: 'sea', lines: [2, 12] }),
  programs('bills', rough),
  programs('air', byAir),
  programs('origin', rough),
];

/** The kinds of papers that a set has. */
export function kindsOf(set: TrialSet): readonly PaperKind[] {
  return CATALOGUE.filter(({ families }) => set in families);
}
