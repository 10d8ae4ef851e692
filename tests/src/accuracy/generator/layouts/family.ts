import type { Dice } from '../dice.js';
import type { Paper } from '../paper.js';

/** One way to lay out papers; issuers of a family differ in fonts, sizes and details only. */
export type Family = (paper: Paper, dice: Dice) => string;
