import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

/** What was done to one record at once, and what takes it back. */
export interface Deed {
  readonly record: { readonly id: string; readonly kind: RecordKind };
  readonly edits: readonly RecordEdit[];
  readonly inverse: readonly RecordEdit[];
}

/** What may be undone and what may be redone, newest last; a new deed ends what could be redone. */
export interface UndoStack {
  readonly done: readonly Deed[];
  readonly undone: readonly Deed[];
}

export const NOTHING_DONE: UndoStack = { done: [], undone: [] };
const DEPTH = 200;

export function withDone({ done }: UndoStack, deed: Deed): UndoStack {
  return { done: [...done, deed].slice(-DEPTH), undone: [] };
}

/** Without a deed that came to nothing. */
export function without({ done, undone }: UndoStack, deed: Deed): UndoStack {
  return { done: done.filter((other) => other !== deed), undone: undone.filter((other) => other !== deed) };
}

/** With a deed where it was: its undoing or redoing came to nothing. One that is not known any more stays away. */
export function withBack(stack: UndoStack, deed: Deed, to: 'done' | 'undone'): UndoStack {
  if (![...stack.done, ...stack.undone].includes(deed)) return stack;
  const others = without(stack, deed);
  return { ...others, [to]: [...others[to], deed] };
}

export function withUndone({ done, undone }: UndoStack): UndoStack {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function withRedone({ done, undone }: UndoStack): UndoStack {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
}
