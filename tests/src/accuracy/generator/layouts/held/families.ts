import type { Family } from '../family.js';
import { carriage } from './carriage.js';
import { memo, timberMemo } from './memo.js';
import { foodSections, sections } from './sections.js';
import { ticks } from './ticks.js';
import { trade } from './trade.js';

/** The families of the set `held`, by the kind of paper that they are for. */
export const HELD_FORMS = {
  goods: { trade },
  lading: { carriage },
  fumigation: { sections },
  manufacturer: { memo },
  asbestos: { memo },
  logging: { timberMemo },
  health: { foodSections },
  packing: { ticks },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
