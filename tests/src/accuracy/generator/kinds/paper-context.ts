import type { Dice } from '../dice.js';
import type { Writing } from '../style/writing.js';
import type { Shipment } from '../truth/shipment.js';
import type { ShippedLine } from '../truth/shipped-line.js';
import type { World } from '../truth/world.js';
import type { Words } from '../words/words.js';
import type { GoodsColumn, Grouping } from './parts/goods-table.js';

/** The goods table of a family that has one of its own kind, and the world whose goods and issuers have such tables. */
export interface GoodsPlan {
  readonly world: World;
  /** Its columns on an invoice, or on a packing list, which has no prices. */
  readonly columns: (context: PaperContext, isPriced: boolean) => readonly GoodsColumn[];
  /** The lines of its invoices, where there are others than those that were sold: samples. */
  readonly lines?: (shipment: Shipment) => readonly ShippedLine[];
  readonly grouping?: (context: PaperContext) => Grouping;
}

/** What a paper is made of: the truth, and the words and the writing of its issuer. */
export interface PaperContext {
  readonly dice: Dice;
  readonly shipment: Shipment;
  readonly words: Words;
  readonly writing: Writing;
  /** The family's own goods table, where it has one. */
  readonly goods?: GoodsPlan | undefined;
}

/** One paper in eight has been censored before it was passed on. */
export function censorOf({ dice }: PaperContext): Dice | null {
  const censor = dice.fork('censor');
  return censor.happens(0.125) ? censor : null;
}
