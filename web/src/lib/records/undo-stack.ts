import type { RecordEditInput } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

/** What was done to one record at once, and what takes it back. */
export interface UndoableEdit {
  readonly record: { readonly id: string; readonly kind: RecordKind };
  readonly edits: readonly RecordEditInput[];
  readonly inverse: readonly RecordEditInput[];
}

/** What may be undone and what may be redone, newest last; a new edit ends what could be redone. */
export interface UndoStack {
  readonly done: readonly UndoableEdit[];
  readonly undone: readonly UndoableEdit[];
}

export const NOTHING_DONE: UndoStack = { done: [], undone: [] };
const DEPTH = 200;

export function withDone({ done }: UndoStack, edit: UndoableEdit): UndoStack {
  return { done: [...done, edit].slice(-DEPTH), undone: [] };
}

/** Without an edit that came to nothing. */
export function without({ done, undone }: UndoStack, edit: UndoableEdit): UndoStack {
  return { done: done.filter((other) => other !== edit), undone: undone.filter((other) => other !== edit) };
}

/** With an edit where it was: its undoing or redoing came to nothing. One that is not known any more stays away. */
export function withBack(stack: UndoStack, edit: UndoableEdit, to: 'done' | 'undone'): UndoStack {
  if (![...stack.done, ...stack.undone].includes(edit)) return stack;
  const others = without(stack, edit);
  return { ...others, [to]: [...others[to], edit] };
}

export function withUndone({ done, undone }: UndoStack): UndoStack {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function withRedone({ done, undone }: UndoStack): UndoStack {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
}
