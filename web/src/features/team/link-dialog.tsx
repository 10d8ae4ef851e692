import type { MadeInvitation } from '@tallyport/contracts/organisation/invitation-http';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { ToldOnce } from '../../components/ui/told-once.js';
import { useText } from '../../i18n/use-text.js';

interface LinkDialogProps {
  readonly made: MadeInvitation;
  onClose(): void;
}

/** The link of an invitation, in full. Closing it by mistake takes two presses: it cannot be shown again. */
export function LinkDialog({ made: { link }, onClose }: LinkDialogProps) {
  const t = useText();
  return (
    <Dialog form="form" title={t('team.linkTitle')} dirty={link !== null} loses={t('team.closeLosesLink')} onClose={onClose}>
      <div className="px-5 pb-2">
        <p role="alert" className="mb-3 rounded-control bg-amber-bg px-3 py-2 text-amber">
          {t(link === null ? 'team.linkLost' : 'team.linkOnce')}
        </p>
        {link !== null && <ToldOnce label={t('team.theLink')} hint={t('team.linkHint')} text={link} isChosen />}
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t(link === null ? 'common.close' : 'team.linkStored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
