import { firstAt } from '../ascending.js';
import { type Area, heightOf } from './area.js';
import { BAND } from './tuning.js';

interface Placed {
  readonly area: Area;
}

/** Where things begin that are listed from top to bottom, and the height of the tallest. */
interface Order {
  readonly tops: readonly number[];
  readonly tallest: number;
}

/** Each list is looked through many times while a page is read; null for one that is not in the order of the page. */
const orders = new WeakMap<readonly Placed[], Order | null>();

/**
 * What may reach into a band of the page, out of things listed from top to bottom: some that just miss it are among them.
 * Saves looking at all of a page for what stands on one line. A list in another order comes back whole.
 */
export function inBand<Thing extends Placed>(things: readonly Thing[], top: number, bottom: number): readonly Thing[] {
  const { from, to } = bandOf(things, top, bottom);
  return things.slice(from, to);
}

/** Where in their list the things stand that may reach into a band: from the first index to before the second. */
export function bandOf(things: readonly Placed[], top: number, bottom: number): { from: number; to: number } {
  const order = orderOf(things);
  if (order === null) return { from: 0, to: things.length };
  const from = firstAt(order.tops, top - order.tallest - BAND.slack);
  return { from, to: firstAt(order.tops, bottom + BAND.slack, from) };
}

/** What may stand on one line with an area. */
export function besides<Thing extends Placed>(things: readonly Thing[], { top, bottom }: Area): readonly Thing[] {
  return inBand(things, top, bottom);
}

function orderOf(things: readonly Placed[]): Order | null {
  const known = orders.get(things);
  if (known !== undefined) return known;
  const tops = things.map(({ area }) => area.top);
  const isOrdered = tops.every((top, index) => index === 0 || (tops[index - 1] ?? 0) <= top);
  const order = isOrdered ? { tops, tallest: things.reduce((most, { area }) => Math.max(most, heightOf(area)), 0) } : null;
  orders.set(things, order);
  return order;
}
