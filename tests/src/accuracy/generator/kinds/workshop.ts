import type { Dice } from '../dice.js';
import type { Writing } from '../style/writing.js';
import type { Shipment } from '../truth/shipment.js';
import type { Words } from '../words/words.js';

/** What a paper is made of: the truth, and the words and the writing of its issuer. */
export interface Workshop {
  readonly dice: Dice;
  readonly shipment: Shipment;
  readonly words: Words;
  readonly writing: Writing;
}

/** One paper in eight has been censored before it was passed on. */
export function censorOf({ dice }: Workshop): Dice | null {
  const censor = dice.fork('censor');
  return censor.happens(0.125) ? censor : null;
}
