import type { Family } from '../../family.js';
import { spanned } from './spanned.js';
import { stacked } from './stacked.js';
import { unruled } from './unruled.js';

/** The fresh families that differ in their tables of goods. */
export const FRESH_GOODS: Readonly<Record<string, Family>> = { stacked, unruled, spanned };
