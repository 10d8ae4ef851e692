import type { FieldConflict } from '@tallyport/contracts/problems';
import { RECORD_CALLS, type RecordEdit, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { useDesk } from '../../../lib/desk.js';
import { newKey } from '../../../lib/new-key.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { inverseOf } from '../model/edits.js';
import { NOTHING_DONE, type UndoStack, withDone, withRedone, withUndone } from '../model/undo-stack.js';
import { recordQueries } from './queries.js';

/**
 * Edits of one record, sent one after the other, each for itself; undo and redo are edits like any other, so the history
 * knows them. A conflict is handed back with both values, everything else that fails is told.
 */
export function useRecordEdits(record: ShippingRecord) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [stack, setStack] = useState<UndoStack>(NOTHING_DONE);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  const [pending, setPending] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const remember = (written: ShippingRecord) => {
    const { queryKey } = recordQueries.list(org.id, record.work_order_id, record.kind);
    cache.setQueryData(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          results: shown.results.map((other) =>
            other.id === written.id && other.stream_position < written.stream_position ? written : other,
          ),
        },
    );
  };

  const send = (edits: RecordEdit[]): Promise<boolean> => {
    const params = { o: org.id, id: record.work_order_id, record: record.id };
    setPending((count) => count + 1);
    const sent = line.current.then(() =>
      call(RECORD_CALLS[record.kind].amend, { ...params, body: { edits } }, { idempotencyKey: newKey() }),
    );
    line.current = sent.catch(() => undefined);
    return sent
      .then((written) => {
        remember(written);
        return true;
      })
      .catch((error: unknown) => {
        const both = error instanceof HttpError ? error.problem?.conflicts : undefined;
        if (both) setConflicts(both);
        else toast.error(problemText(error), { title: t('records.notSaved') });
        void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, record.work_order_id) });
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
    edit(edits: RecordEdit[]): void {
      if (edits.length === 0) return;
      setConflicts([]);
      void send(edits).then((ok) => ok && setStack((now) => withDone(now, edits)));
    },
    undo(): void {
      const last = stack.done.at(-1);
      if (last) void send(inverseOf(last)).then((ok) => ok && setStack(withUndone));
    },
    redo(): void {
      const last = stack.undone.at(-1);
      if (last) void send([...last]).then((ok) => ok && setStack(withRedone));
    },
  };
}

export type RecordEdits = ReturnType<typeof useRecordEdits>;
