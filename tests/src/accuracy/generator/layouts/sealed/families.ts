import type { Family } from '../family.js';
import { booksTemplate } from '../trade/books-template.js';
import { cloudLedger } from '../trade/cloud-ledger.js';
import { factoryExcel } from '../trade/factory-excel.js';
import { indianBox } from '../trade/indian-box.js';
import { partsDetail } from '../trade/parts-detail.js';
import { salesOutput } from '../trade/sales-output.js';

/** What programs print in the papers of the set `sealed`, by what they print. */
export const SEALED_PROGRAMS = {
  accounts: { cloudLedger, booksTemplate },
  system: { salesOutput },
  factory: { factoryExcel },
  european: { salesOutput },
  boxed: { indianBox },
  parts: { partsDetail },
  long: { partsDetail },
  packing: { partsDetail },
  slips: { partsDetail },
  bills: { partsDetail },
  air: { partsDetail },
  origin: { partsDetail },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
