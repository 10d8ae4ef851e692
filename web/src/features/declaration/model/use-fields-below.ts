import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Spot } from '../../../lib/records/edits.js';
import { focusSpot } from '../../../lib/records/focus-spot.js';
import { persistentStorage } from '../../../lib/session/storage.js';

/** Kept in this browser: whether the optional fields of the line under the cursor are open. */
const FIELDS_OPEN = 'lineFieldsOpen';

export interface FieldsBelow {
  readonly isOpen: boolean;
  readonly fields: RefObject<HTMLDivElement | null>;
  turn(isOpen: boolean): void;
  /** From the grid to the fields, which open for it, and back. */
  cross(): void;
}

/**
 * The optional fields below the grid of lines. Who is led to a field that is no column finds it there, and still does when its first
 * value makes it one. `cell` is where the grid's cursor stands.
 */
export function useFieldsBelow(isInGrid: boolean, cell: Spot | null, onSpot: (spot: Spot) => void): FieldsBelow {
  const [isOpen, setOpen] = useState(() => persistentStorage.get(FIELDS_OPEN) === 'yes');
  const [crossed, setCrossed] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  if (!isInGrid && !isOpen) setOpen(true);
  useEffect(() => {
    if (crossed > 0) fields.current?.querySelector<HTMLElement>('[data-spot]')?.focus();
  }, [crossed]);
  const turn = (isWanted: boolean) => {
    persistentStorage.set(FIELDS_OPEN, isWanted ? 'yes' : 'no');
    setOpen(isWanted);
    if (!isInGrid && cell) onSpot(cell);
  };
  const cross = () => {
    const isBelow = fields.current?.contains(document.activeElement) ?? false;
    if (isBelow && cell) return focusSpot(cell, 'goods', 'grid');
    turn(true);
    setCrossed((times) => times + 1);
  };
  return { isOpen, fields, turn, cross };
}
