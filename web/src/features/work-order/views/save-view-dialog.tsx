import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';
import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { TextField } from '../../../components/ui/field.js';
import { Switch } from '../../../components/ui/switch.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { ListAddress } from '../list/list-address.js';
import { filterOf } from './filter-of.js';
import { type SentView, useSaveView } from './queries.js';

const LONGEST = 40;

interface SaveViewDialogProps {
  /** The view that is changed; null for a new one. */
  readonly view: ListView | null;
  readonly address: ListAddress;
  /** Those that it shows; null for those that the screen has room for. */
  readonly columns: readonly ListColumn[] | null;
  readonly onSaved: (saved: ListView) => void;
  readonly onClose: () => void;
}

/** Names what the list asks now, for oneself or for everybody. */
export function SaveViewDialog({ view, address, columns, onSaved, onClose }: SaveViewDialogProps) {
  const t = useText();
  const { me, role } = useDesk();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const save = useSaveView(view, (saved) => {
    onSaved(saved);
    onClose();
  });
  const given = name.trim();
  return (
    <Dialog
      title={view === null ? t('finding.views.saveTitle') : t('finding.views.changeTitle', { name: view.name })}
      note={t('finding.views.note')}
      dirty={given !== (view?.name ?? '')}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given === '') return;
          const filter = filterOf(address, { userId: me.id, role });
          const sort = (address.sort ?? 'urgency') as SentView['sort'];
          save.mutate({ name: given, is_shared: isShared, filter, sort, columns: columns && [...columns] });
        }}
      >
        <div className="px-5 pb-3">
          <TextField
            label={t('finding.views.name')}
            value={name}
            maxLength={LONGEST}
            error={save.isError ? problemText(save.error) : null}
            onChange={(event) => setName(event.target.value)}
          />
          <Switch isOn={isShared} mayTurn onTurn={setShared} label={t('finding.views.share')} isNamed />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={given === '' || save.isPending}>
            {t('finding.views.saveIt')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
