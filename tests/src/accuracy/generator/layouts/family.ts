import type { Dice } from '../dice.js';
import type { GoodsPlan } from '../kinds/workshop.js';
import type { Paper } from '../paper.js';

/** One way to lay out papers; issuers of a family differ in fonts, sizes and details only. A family may have a goods table of its own kind. */
export interface Family {
  (paper: Paper, dice: Dice): string;
  readonly goods?: GoodsPlan;
}
