import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { LicenceForm } from './licence-form.js';
import { RemoveLicence } from './remove-licence.js';

/** A broker's own licence, to be said or, after a question, taken away: who has none signs no declaration. */
export function LicenceDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const number = useDesk().me.au_broker_profile?.license_number ?? '';
  const [typed, setTyped] = useState(number);
  const [removes, setRemoves] = useState(false);
  return (
    <Dialog
      title={removes ? t('licence.removeAsk', { number }) : t('licence.title')}
      note={t(removes ? 'licence.removeNote' : 'licence.note')}
      dirty={!removes && typed !== number}
      onClose={onClose}
    >
      {removes ? (
        <RemoveLicence number={number} onCancel={() => setRemoves(false)} onDone={onClose} />
      ) : (
        <LicenceForm kept={number} typed={typed} onType={setTyped} onRemove={() => setRemoves(true)} onCancel={onClose} onDone={onClose} />
      )}
    </Dialog>
  );
}
