import type { Family } from '../../family.js';
import { banded } from './banded.js';
import { batches } from './batches.js';
import { bilingual } from './bilingual.js';
import { cartons } from './cartons.js';
import { coded } from './coded.js';
import { dense } from './dense.js';
import { entries } from './entries.js';
import { grouped } from './grouped.js';
import { marked } from './marked.js';
import { measured } from './measured.js';
import { noted } from './noted.js';
import { ordered } from './ordered.js';
import { overleaf } from './overleaf.js';
import { settled } from './settled.js';
import { sizes } from './sizes.js';
import { spanned } from './spanned.js';
import { stacked } from './stacked.js';
import { turned } from './turned.js';
import { unruled } from './unruled.js';
import { voucher } from './voucher.js';

/** The fresh families that differ in their tables of goods. */
export const FRESH_GOODS: Readonly<Record<string, Family>> = {
  stacked,
  unruled,
  spanned,
  grouped,
  voucher,
  batches,
  overleaf,
  sizes,
  coded,
  marked,
  cartons,
  bilingual,
  banded,
  noted,
  ordered,
  settled,
  dense,
  measured,
  turned,
  entries,
};
