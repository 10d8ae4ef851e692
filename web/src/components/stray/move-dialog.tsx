import type { Document } from '@tallyport/contracts/document-extraction/document';
import { searchWorkOrders, type WorkOrder } from '@tallyport/contracts/work-order/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { Button } from '../ui/button.js';
import { Dialog, DialogActions } from '../ui/dialog.js';
import { TextField } from '../ui/field.js';
import { Failed, Loading } from '../ui/states.js';

/** More than this nobody looks through: who looks for another one types a part of it. */
const OFFERED = 8;

interface MoveDialogProps {
  readonly document: Document;
  readonly isPending: boolean;
  onConfirm(to: Pick<WorkOrder, 'id' | 'code'>): void;
  onClose(): void;
}

/** Asks to which job a paper belongs; what it says of itself is looked for first. */
export function MoveDialog({ document, isPending, onConfirm, onClose }: MoveDialogProps) {
  const t = useText();
  const { org } = useDesk();
  const [typed, setTyped] = useState(document.stray.find(({ kept }) => !kept)?.said ?? '');
  const [chosenId, setChosen] = useState<string | null>(null);
  const q = typed.trim();
  const found = useQuery({
    queryKey: [...queryKeys.jobLists(org.id), 'to-move', q],
    queryFn: ({ signal }) =>
      call(searchWorkOrders, { o: org.id, query: { page_size: OFFERED + 1 }, body: { ...(q !== '' && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const jobs = (found.data?.results ?? []).filter(({ id }) => id !== document.work_order_id).slice(0, OFFERED);
  const chosen = jobs.find(({ id }) => id === chosenId) ?? (jobs.length === 1 ? jobs[0] : undefined);
  return (
    <Dialog
      title={t('documents.stray.moveTitle', { name: document.file_name })}
      note={t('documents.stray.moveNote')}
      form="form"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && !isPending) onConfirm(chosen);
        }}
      >
        <div className="px-5">
          <TextField
            label={t('documents.stray.search')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to look for one
            autoFocus
            autoComplete="off"
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <fieldset aria-label={t('documents.stray.jobs')} className="flex min-h-32 flex-col gap-0.5 px-5 pb-3">
          {found.isPending && <Loading rows={4} rowHeight={28} />}
          {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
          {found.data && jobs.length === 0 && <p className="text-ink-2">{t('documents.stray.noJobs')}</p>}
          {jobs.map(({ id, code, waybill_number, importer_name }) => (
            <label key={id} className="flex h-7 items-center gap-2">
              <input type="radio" name="job" className="accent-ink" checked={id === chosen?.id} onChange={() => setChosen(id)} />
              <span className="identifier font-medium">{code}</span>
              <span className="identifier text-ink-2">{waybill_number}</span>
              <span className="min-w-0 flex-1 truncate text-right text-ink-2">{importer_name}</span>
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!chosen || isPending}>
            {chosen ? t('documents.stray.moveTo', { code: chosen.code }) : t('documents.stray.move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
