import { LicenceNumber } from '@tallyport/contracts/lodgement/values';
import { saveBrokerProfile } from '@tallyport/contracts/organisation/http';
import { Button } from '../../components/ui/button.js';
import { DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useProfileChange } from './use-profile-change.js';

interface LicenceFormProps {
  /** Empty while there is no licence. */
  readonly kept: string;
  readonly typed: string;
  onType(text: string): void;
  onRemove(): void;
  onCancel(): void;
  onDone(): void;
}

/** The number of a licence: one to five digits. */
export function LicenceForm({ kept, typed, onType, onRemove, onCancel, onDone }: LicenceFormProps) {
  const t = useText();
  const isLicence = LicenceNumber.safeParse(typed).success;
  const save = useProfileChange(
    (license_number: string) => call(saveBrokerProfile, { body: { license_number } }),
    (number) => {
      toast.success(t('licence.saved', { number }));
      onDone();
    },
  );
  const isReady = typed !== kept && isLicence && !save.isPending;
  const submit = () => isReady && save.mutate(typed);
  useShortcuts([{ keys: 'mod+enter', label: t('licence.save'), run: submit, inFields: true }], 'modal');

  return (
    <>
      <form
        noValidate
        className="px-5 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('licence.number')}
          hint={t('licence.form')}
          error={typed === '' || isLicence ? null : t('licence.form')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that a person just opened
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value.trim())}
        />
      </form>
      <DialogActions>
        {kept !== '' && (
          <Button variant="bare" className="mr-auto" onClick={onRemove}>
            {t('licence.remove')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="primary" keys="mod+enter" disabled={!isReady} onClick={submit}>
          {save.isPending ? t('common.saving') : t('licence.save')}
        </Button>
      </DialogActions>
    </>
  );
}
