import type { TrialSet } from '../trial-set.js';
import { FIRST_WORLD } from './first-world.js';
import { FRESH_WORLD } from './fresh-world.js';
import { HELD_WORLD } from './held-world.js';
import { REPORT_WORLD } from './report-world.js';
import { SEALED_WORLD } from './sealed-world.js';
import { TRADE_WORLD } from './trade-world.js';
import type { World } from './world.js';

/** Names, goods and places of each set: none that a reader was developed on comes in `report`. */
export const WORLDS: Readonly<Record<TrialSet, World>> = {
  develop: FIRST_WORLD,
  tuned: FIRST_WORLD,
  fresh: FRESH_WORLD,
  trade: TRADE_WORLD,
  report: REPORT_WORLD,
  held: HELD_WORLD,
  sealed: SEALED_WORLD,
};
