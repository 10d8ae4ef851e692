import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';

/** What may be undone and what may be redone, newest last; a new edit ends what could be redone. */
export interface UndoStack {
  readonly done: readonly (readonly RecordEdit[])[];
  readonly undone: readonly (readonly RecordEdit[])[];
}

export const NOTHING_DONE: UndoStack = { done: [], undone: [] };
const DEPTH = 200;

export function withDone({ done }: UndoStack, edits: readonly RecordEdit[]): UndoStack {
  return { done: [...done, edits].slice(-DEPTH), undone: [] };
}

export function withUndone({ done, undone }: UndoStack): UndoStack {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function withRedone({ done, undone }: UndoStack): UndoStack {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
}
