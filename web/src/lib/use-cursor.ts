import { useState } from 'react';

export interface Cursor {
  /** -1 while the list is empty. */
  readonly at: number;
  readonly move: (steps: number) => void;
  readonly set: (index: number) => void;
}

/** The one cursor of a screen: a place among rows, kept inside them however they change. */
export function useCursor(count: number): Cursor {
  const [wanted, setWanted] = useState(0);
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  const at = count === 0 ? -1 : within(wanted);
  return { at, move: (steps) => setWanted(within(at + steps)), set: (index) => setWanted(within(index)) };
}
