import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { ReassignDialog } from './reassign-dialog.js';
import { useRemoveMember } from './use-team-commands.js';

interface RemoveDialogProps {
  readonly member: OrgMember;
  readonly colleagues: readonly OrgMember[];
  onClose(): void;
}

/** Asks before somebody is removed; then offers to give their open shipments to somebody else. */
export function RemoveDialog({ member, colleagues, onClose }: RemoveDialogProps) {
  const t = useText();
  const { mutate, isPending, data } = useRemoveMember(member);
  if (data && data.open_jobs > 0) {
    const others = colleagues.filter(({ id }) => id !== member.id);
    return <ReassignDialog member={member} count={data.open_jobs} colleagues={others} onClose={onClose} />;
  }
  const handleRemove = () => mutate(undefined, { onSuccess: ({ open_jobs }) => open_jobs === 0 && onClose() });
  return (
    <Dialog title={t('team.removeAsk', { name: nameOf(member) })} note={t('team.removeNote')} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={handleRemove}>
          {t('team.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
