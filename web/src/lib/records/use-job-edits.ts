import type { FieldConflict } from '@tallyport/contracts/problem';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { RECORD_CALLS, type RecordEditInput, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../api/call.js';
import { HttpError } from '../api/http-error.js';
import { useDesk } from '../desk.js';
import { newKey } from '../new-key.js';
import { queryKeys } from '../query-keys.js';
import type { Spot } from './edits.js';
import { inverseOf } from './inverse-of.js';
import { showChanged, shownPosition, showWritten } from './show-written.js';
import { NOTHING_DONE, type UndoableEdit, type UndoStack, withBack, withDone, without, withRedone, withUndone } from './undo-stack.js';
import { withEdits } from './with-edits.js';

/** A value that two people changed. */
type ValueConflict = FieldConflict & Spot;

/** Edits that the server has not answered yet. */
interface Sent {
  readonly recordId: string;
  readonly edits: readonly RecordEditInput[];
  readonly at: string;
}

export interface JobEdits {
  readonly isSaving: boolean;
  readonly conflicts: readonly ValueConflict[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  forgetConflicts(): void;
  edit(record: ShippingRecord, edits: RecordEditInput[]): void;
  /** Takes the last edit back and answers what it was, null where there is none. */
  undo(): UndoableEdit | null;
  redo(): void;
}

/**
 * Edits of the records of a job, shown at once and sent one after the other, each for itself; undo and redo are edits like any other, so the
 * history knows them, and may follow before the server has answered. A conflict is handed back with both values, everything
 * else that fails is told.
 */
export function useJobEdits(jobId: string): JobEdits {
  const { org, me } = useDesk();
  const cache = useQueryClient();
  const [stack, setStack] = useState<UndoStack>(NOTHING_DONE);
  const [conflicts, setConflicts] = useState<readonly ValueConflict[]>([]);
  const [pending, setPending] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef<readonly Sent[]>([]);

  const send = (record: UndoableEdit['record'], edits: readonly RecordEditInput[]): Promise<boolean> => {
    const params = { o: org.id, id: jobId, record: record.id };
    const own: Sent = { recordId: record.id, edits, at: new Date().toISOString() };
    underWay.current = [...underWay.current, own];
    // A person sees what they wrote in the next frame, and not when the server has answered.
    showChanged(cache, org.id, { ...record, work_order_id: jobId }, (shown) => withEdits(shown, edits, me.id, own.at));
    setPending((count) => count + 1);
    const named = { ...record, work_order_id: jobId };
    const sent = line.current.then(() => {
      const since = shownPosition(cache, org.id, named);
      const query = since === null ? {} : { lines_since: since };
      return call(RECORD_CALLS[record.kind].amend, { ...params, query, body: { edits: [...edits] } }, { idempotencyKey: newKey() });
    });
    line.current = sent.catch(() => undefined);
    const isDone = () => {
      underWay.current = underWay.current.filter((one) => one !== own);
    };
    return sent
      .then((written) => {
        isDone();
        const later = underWay.current.filter(({ recordId }) => recordId === written.id);
        showWritten(cache, org.id, written);
        for (const one of later) showChanged(cache, org.id, written, (shown) => withEdits(shown, one.edits, me.id, one.at));
        return true;
      })
      .catch((error: unknown) => {
        isDone();
        const both = error instanceof HttpError ? error.problem?.conflicts : undefined;
        if (both) setConflicts(both.filter(isOfRecord));
        else toast.failed('save', problemText(error));
        void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
        return false;
      })
      .finally(() => setPending((count) => count - 1));
  };

  return {
    isSaving: pending > 0,
    conflicts,
    forgetConflicts: () => setConflicts([]),
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    edit(before, edits) {
      if (edits.length === 0) return;
      const edit = { record: { id: before.id, kind: before.kind }, edits, inverse: inverseOf(before, edits) };
      setConflicts([]);
      if (edit.inverse.length > 0) setStack((now) => withDone(now, edit));
      void send(edit.record, edits).then((ok) => ok || setStack((now) => without(now, edit)));
    },
    undo() {
      const last = stack.done.at(-1) ?? null;
      if (!last) return null;
      setStack(withUndone);
      void send(last.record, last.inverse).then((ok) => ok || setStack((now) => withBack(now, last, 'done')));
      return last;
    },
    redo() {
      const last = stack.undone.at(-1);
      if (!last) return;
      setStack(withRedone);
      void send(last.record, last.edits).then((ok) => ok || setStack((now) => withBack(now, last, 'undone')));
    },
  };
}

function isOfRecord(conflict: FieldConflict): conflict is ValueConflict {
  return isRecordField(conflict.field);
}
