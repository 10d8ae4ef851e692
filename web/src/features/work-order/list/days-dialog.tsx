import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { TextField } from '../../../components/ui/field.js';
import { useText } from '../../../i18n/use-text.js';
import type { ListAddress } from './list-address.js';
import type { RangeName } from './use-filters.js';

interface DaysDialogProps {
  readonly name: RangeName;
  readonly filters: ListAddress['filters'];
  readonly onChoose: (days: ListAddress['filters']) => void;
  readonly onClose: () => void;
}

/** From which day to which; either may be left open. */
export function DaysDialog({ name, filters, onChoose, onClose }: DaysDialogProps) {
  const t = useText();
  const [from, setFrom] = useState(filters[`${name}_from`] ?? '');
  const [to, setTo] = useState(filters[`${name}_to`] ?? '');
  const isTurned = from !== '' && to !== '' && to < from;
  return (
    <Dialog title={t(name === 'due' ? 'finding.days.whichDeadline' : 'finding.days.whichArrival')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose({ [`${name}_from`]: from || undefined, [`${name}_to`]: to || undefined });
          onClose();
        }}
      >
        <div className="grid grid-cols-2 gap-3 px-5 pb-3">
          <TextField label={t('finding.days.first')} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          <TextField
            label={t('finding.days.last')}
            type="date"
            value={to}
            error={isTurned ? t('finding.days.turned') : null}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={isTurned || (from === '' && to === '')}>
            {t('finding.days.show')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
