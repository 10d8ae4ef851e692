import type { GoldFile } from '../score/answer.js';
import type { CORE_CELLS } from '../score/core-fields.js';

/** The lines of goods that a gold file tells of, from the first to the last. */
export type GoldLines = NonNullable<GoldFile['lines']>;
export type GoldLine = GoldLines[number];

/** What a word is of its line of goods. */
export type CellRole = (typeof CORE_CELLS)[number];
