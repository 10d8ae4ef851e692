import type { Family } from '../family.js';
import { cartonBlocks } from './carton-blocks.js';
import { consolidatorBill } from './consolidator-bill.js';
import { declaredOrigin } from './declared-origin.js';
import { factura } from './factura.js';
import { factuur } from './factuur.js';
import { fattura } from './fattura.js';
import { gridSheet } from './grid-sheet.js';
import { layoutKey } from './layout-key.js';
import { ledgerSheet } from './ledger-sheet.js';
import { linePrinter } from './line-printer.js';
import { lineWaybill } from './line-waybill.js';
import { moduleInvoice } from './module-invoice.js';
import { neutralAir } from './neutral-air.js';
import { preprinted } from './preprinted.js';
import { regionalOrigin } from './regional-origin.js';
import { sparesBlock } from './spares-block.js';
import { suiteBill } from './suite-bill.js';
import { tradingHouse } from './trading-house.js';
import { warehouseSlip } from './warehouse-slip.js';
import { weightNote } from './weight-note.js';

/** What programs print in the papers of the set `sealed`, by what they print; whoever writes readers looks at none of them. */
export const SEALED_PROGRAMS = {
  accounts: { ledgerSheet, moduleInvoice },
  system: { suiteBill, preprinted },
  factory: { tradingHouse, gridSheet },
  european: { fattura, factuur, factura },
  boxed: { layoutKey },
  parts: { sparesBlock },
  long: { linePrinter, gridSheet },
  packing: { weightNote, cartonBlocks },
  slips: { warehouseSlip },
  bills: { lineWaybill, consolidatorBill },
  air: { neutralAir },
  origin: { regionalOrigin, declaredOrigin },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
