import { useState } from 'react';
import { type Doubt, grownOrder, inOrder, putOff } from './queue.js';

export interface Queue {
  readonly doubts: readonly Doubt[];
  /** How many there were in this visit, and how many of them are done. */
  readonly total: number;
  readonly done: number;
  /** Puts one off to the end. */
  later(key: string): void;
}

/** The doubts of a document in an order that stays while one works: what comes new waits at the end. */
export function useQueue(doubts: readonly Doubt[]): Queue {
  const [order, setOrder] = useState<readonly string[]>([]);
  const grown = grownOrder(order, doubts);
  if (grown !== order) setOrder(grown);
  const queue = inOrder(grown, doubts);
  return { doubts: queue, total: grown.length, done: grown.length - queue.length, later: (key) => setOrder((now) => putOff(now, key)) };
}
