import { deleteBrokerProfile } from '@tallyport/contracts/organisation/http';
import { Button } from '../../components/ui/button.js';
import { DialogActions } from '../../components/ui/dialog.js';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useProfileChange } from './use-profile-change.js';

interface RemoveLicenceProps {
  readonly number: string;
  onCancel(): void;
  onDone(): void;
}

/** The answers to whether a licence shall be taken away. */
export function RemoveLicence({ number, onCancel, onDone }: RemoveLicenceProps) {
  const t = useText();
  const remove = useProfileChange(
    () => call(deleteBrokerProfile, {}),
    () => {
      toast.success(t('licence.removed', { number }));
      onDone();
    },
  );
  return (
    <DialogActions>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
      <Button autoFocus onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {t('licence.remove')}
      </Button>
    </DialogActions>
  );
}
