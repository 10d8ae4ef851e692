import type { Dice } from '../dice.js';
import type { GoodsPlan, PaperContext } from '../kinds/paper-context.js';
import type { Paper } from '../paper.js';
import type { World } from '../truth/world.js';
import type { FormWords } from '../words/form-words.js';

/**
 * One way to lay out papers; issuers of a family differ in fonts, sizes and details only. A family may have a goods table of its own
 * kind. A printed form has words of its own, and may fill in what it prints differently.
 */
export interface Family {
  (paper: Paper, dice: Dice): string;
  readonly goods?: GoodsPlan;
  /** Whose goods, names and places its papers tell of, where that is not the world of the set. */
  readonly world?: World;
  readonly words?: FormWords;
  /** The paper of a kind as this form tells it. */
  readonly told?: (paper: Paper, context: PaperContext) => Paper;
}
