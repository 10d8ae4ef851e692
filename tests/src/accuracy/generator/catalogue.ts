import { billOfLading } from './kinds/bill-of-lading.js';
import { commercialInvoice } from './kinds/commercial-invoice.js';
import { packingList } from './kinds/packing-list.js';
import type { Workshop } from './kinds/workshop.js';
import { bands } from './layouts/bands.js';
import { boxes } from './layouts/boxes.js';
import type { Family } from './layouts/family.js';
import { ledger } from './layouts/ledger.js';
import { letterhead } from './layouts/letterhead.js';
import { sheet } from './layouts/sheet.js';
import { strips } from './layouts/strips.js';
import { typed } from './layouts/typed.js';
import type { Paper } from './paper.js';
import type { TrialSet } from './trial-set.js';

/** A kind of paper that the generator makes, and the layout families of each set that it comes in. */
export interface PaperKind {
  readonly name: string;
  readonly mode: 'sea' | 'air';
  /** Least and most lines of goods. */
  readonly lines: readonly [number, number];
  /** Whether it also comes as a picture; papers of several pages do not. */
  readonly isPictured: boolean;
  readonly make: (workshop: Workshop) => Paper;
  readonly families: Readonly<Record<TrialSet, Readonly<Record<string, Family>>>>;
}

const ANY = { develop: { letterhead, boxes, typed, sheet }, report: { bands, strips, ledger } };
const FORMS = { develop: { boxes, sheet }, report: { strips, bands } };

export const CATALOGUE: readonly PaperKind[] = [
  { name: 'invoice', mode: 'sea', lines: [1, 7], isPictured: true, make: commercialInvoice, families: ANY },
  { name: 'long-invoice', mode: 'sea', lines: [26, 48], isPictured: false, make: commercialInvoice, families: ANY },
  { name: 'packing-list', mode: 'sea', lines: [1, 8], isPictured: true, make: packingList, families: ANY },
  {
    name: 'house-bill',
    mode: 'sea',
    lines: [1, 4],
    isPictured: true,
    make: (workshop) => billOfLading(workshop, 'house'),
    families: FORMS,
  },
  {
    name: 'master-bill',
    mode: 'sea',
    lines: [1, 4],
    isPictured: true,
    make: (workshop) => billOfLading(workshop, 'master'),
    families: FORMS,
  },
];
