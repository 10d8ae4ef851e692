import type { Family } from '../../family.js';
import { batches } from './batches.js';
import { grouped } from './grouped.js';
import { overleaf } from './overleaf.js';
import { sizes } from './sizes.js';
import { spanned } from './spanned.js';
import { stacked } from './stacked.js';
import { unruled } from './unruled.js';
import { voucher } from './voucher.js';

/** The fresh families that differ in their tables of goods. */
export const FRESH_GOODS: Readonly<Record<string, Family>> = { stacked, unruled, spanned, grouped, voucher, batches, overleaf, sizes };
