import { LicenceNumber } from '@tallyport/contracts/lodgement/values';
import { type CurrentUser, deleteBrokerProfile, saveBrokerProfile } from '@tallyport/contracts/organisation/http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { ProfileSection } from './profile-section.js';
import { useOwnChange } from './use-own.js';

/** One's own licence as a broker: said, changed, or after a question taken away. */
export function BrokerSection({ me }: { me: CurrentUser }) {
  const t = useText();
  const kept = me.au_broker_profile?.license_number ?? '';
  const [typed, setTyped] = useState(kept);
  const [asks, setAsks] = useState(false);
  const save = useOwnChange(
    (license_number: string) => call(saveBrokerProfile, { body: { license_number } }),
    (number) => t('profile.licenceSaved', { number }),
  );
  const remove = useOwnChange(
    (_number: string) => call(deleteBrokerProfile, {}),
    (number) => t('profile.licenceRemoved', { number }),
  );
  const isLicence = LicenceNumber.safeParse(typed).success;
  const isReady = isLicence && typed !== kept && !save.isPending;
  const handleRemove = () =>
    remove.mutate(kept, {
      onSuccess: () => {
        setTyped('');
        setAsks(false);
      },
    });
  return (
    <ProfileSection title={t('profile.broker')} note={t('profile.brokerNote')}>
      <form
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save.mutate(typed);
        }}
      >
        <TextField
          className="w-40"
          label={t('profile.licenceNumber')}
          hint={t('profile.licenceForm')}
          error={typed === '' || isLicence ? null : t('profile.licenceForm')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" disabled={!isReady}>
            {save.isPending ? t('common.saving') : t('profile.save')}
          </Button>
          {kept !== '' && (
            <Button variant="bare" onClick={() => setAsks(true)}>
              {t('profile.removeLicence')}
            </Button>
          )}
        </div>
      </form>
      {asks && (
        <Dialog title={t('profile.removeAsk', { number: kept })} note={t('profile.removeNote')} onClose={() => setAsks(false)}>
          <DialogActions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
            <Button autoFocus onClick={() => setAsks(false)}>
              {t('common.cancel')}
            </Button>
            <Button variant="primary" disabled={remove.isPending} onClick={handleRemove}>
              {t('profile.removeLicence')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </ProfileSection>
  );
}
