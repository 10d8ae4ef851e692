import type { MadeApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { ToldOnce } from '../../components/ui/told-once.js';
import { useText } from '../../i18n/use-text.js';

interface KeyOnceDialogProps {
  readonly made: MadeApiKey;
  onClose(): void;
}

/** A key that was just made, in full. Closing it by mistake takes two presses: it cannot be shown again. */
export function KeyOnceDialog({ made: { name, key }, onClose }: KeyOnceDialogProps) {
  const t = useText();
  return (
    <Dialog form="form" title={t('apiKeys.told', { name })} dirty={key !== null} loses={t('apiKeys.closeLosesKey')} onClose={onClose}>
      <div className="px-5 pb-2">
        <p role="alert" className="mb-3 rounded-control bg-amber-bg px-3 py-2 text-amber">
          {t(key === null ? 'apiKeys.answerLost' : 'apiKeys.toldOnce')}
        </p>
        {key !== null && <ToldOnce label={t('apiKeys.theKey')} hint={t('apiKeys.keyHint')} text={key} isChosen />}
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t(key === null ? 'common.close' : 'apiKeys.stored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
