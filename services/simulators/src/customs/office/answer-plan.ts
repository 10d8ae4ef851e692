import type { Advice } from '../answers/advices.js';
import type { Response } from '../answers/response.js';
import type { Known, Status } from './known.js';

/** What customs will say, in the order in which it says it. The words are written when the times are known. */
export type Planned = { readonly kind: 'response'; readonly response: Response } | { readonly kind: 'advice'; readonly advice: Advice };

/** What an interchange comes to: what is known afterwards, and what is said about it. */
export interface Decided {
  readonly known: Known;
  readonly planned: readonly Planned[];
}

/** What stands in the way of each status: biosecurity, as a rule. */
const HELD = { referrals: ['REFER AQIS'], outstanding: ['QDC'] } as const;
const FREE = { referrals: [], outstanding: [] } as const;

/** The advice of a status. Duty counts as paid from the authority to deal on. */
export function adviceOf(status: Status): Advice {
  return { status, isPaid: status === 'ATD' || status === 'FINAL', ...(status === 'HELD' ? HELD : FREE) };
}
