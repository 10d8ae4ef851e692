import type { Family } from '../family.js';
import { agreementOrigin } from './agreement-origin.js';
import { booksTemplate } from './books-template.js';
import { carryForward } from './carry-forward.js';
import { chamberOrigin } from './chamber-origin.js';
import { cloudLedger } from './cloud-ledger.js';
import { courierBoxes } from './courier-boxes.js';
import { expressRelease } from './express-release.js';
import { factoryExcel } from './factory-excel.js';
import { factoryPacking } from './factory-packing.js';
import { facture } from './facture.js';
import { forwarderFbl } from './forwarder-fbl.js';
import { houseAir } from './house-air.js';
import { indianBox } from './indian-box.js';
import { navBill } from './nav-bill.js';
import { packSlip } from './pack-slip.js';
import { partsDetail } from './parts-detail.js';
import { perHundred } from './per-hundred.js';
import { rechnung } from './rechnung.js';
import { salesOutput } from './sales-output.js';
import { shopOrder } from './shop-order.js';
import { siamExport } from './siam-export.js';

/** What programs print in the papers of the set `trade`, by what they print. */
export const TRADE_PROGRAMS = {
  accounts: { cloudLedger, booksTemplate, shopOrder },
  system: { salesOutput, navBill },
  factory: { factoryExcel, siamExport },
  european: { rechnung, facture },
  boxed: { indianBox, courierBoxes },
  parts: { partsDetail, perHundred },
  long: { carryForward, navBill, partsDetail },
  packing: { factoryPacking },
  slips: { packSlip },
  bills: { forwarderFbl, expressRelease },
  air: { houseAir },
  origin: { chamberOrigin, agreementOrigin },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
