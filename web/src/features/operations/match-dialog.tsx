import { listExports } from '@tallyport/contracts/freight-export/export-http';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { exportQueries } from './queries.js';

/** More than this nobody looks through: who looks for another one types a part of it. */
const OFFERED = 8;

interface MatchDialogProps {
  readonly message: FreightMessage;
  readonly isPending: boolean;
  readonly onConfirm: (to: { readonly id: string; readonly code: string }) => void;
  readonly onClose: () => void;
}

/** Asks to which open export a message belongs; those of the same key there are offered first, then those that wait for a word. */
export function MatchDialog({ message: { reference }, isPending, onConfirm, onClose }: MatchDialogProps) {
  const t = useText();
  const { org } = useDesk();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosen] = useState<string | null>(null);
  const q = typed.trim();
  const found = useQuery({
    queryKey: [...exportQueries.all(org.id), 'to-match', q],
    queryFn: ({ signal }) => call(listExports, { o: org.id, query: { tab: 'open', page_size: 50, ...(q !== '' && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const key = reference?.key ?? null;
  const rows = (found.data?.results ?? []).toSorted((one, other) => placeOf(one, key) - placeOf(other, key)).slice(0, OFFERED);
  const chosen = rows.find(({ id }) => id === chosenId);
  return (
    <Dialog title={t('operations.unmatched.matchTitle')} note={t('operations.unmatched.matchNote')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && !isPending) onConfirm({ id: chosen.id, code: chosen.work_order.code });
        }}
      >
        <div className="px-5">
          <TextField
            label={t('operations.unmatched.search')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to look for one
            autoFocus
            autoComplete="off"
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <fieldset aria-label={t('operations.unmatched.exports')} className="flex min-h-32 flex-col gap-0.5 px-5 pb-3">
          {found.isPending && <Loading rows={4} rowHeight={28} />}
          {found.data && rows.length === 0 && <p className="text-ink-2">{t('operations.unmatched.noExports')}</p>}
          {rows.map(({ id, work_order, kind, state, shown, key: there }) => (
            <label key={id} className="flex h-7 items-center gap-2">
              <input type="radio" name="export" className="accent-ink" checked={id === chosenId} onChange={() => setChosen(id)} />
              <span className="identifier font-medium">{work_order.code}</span>
              <span>{t(`operations.kinds.${kind}`)}</span>
              <span className="text-ink-2">{t(`operations.states.${state}`)}</span>
              <span className="min-w-0 flex-1 truncate text-right text-ink-2">{there ?? shown.importer}</span>
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!chosen || isPending}>
            {chosen ? t('operations.unmatched.matchNow', { code: chosen.work_order.code }) : t('operations.unmatched.match')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What an acknowledgement may most likely be of comes first. */
function placeOf({ key, state }: Pick<ExportRow, 'key' | 'state'>, named: string | null): number {
  if (key !== null && key === named) return 0;
  return state === 'accepted_later' || state === 'unknown' ? 1 : 2;
}
