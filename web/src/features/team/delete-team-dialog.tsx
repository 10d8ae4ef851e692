import type { Team } from '@tallyport/contracts/organisation/team-http';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useDeleteTeam } from './use-team-writes.js';

interface DeleteTeamDialogProps {
  readonly team: Team;
  onClose(): void;
}

/** Asks before a team is deleted, and says what becomes of its people, their shipments, and the views that ask for it. */
export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  const t = useText();
  const { mutate, isPending } = useDeleteTeam(team);
  return (
    <Dialog title={t('teams.removeAsk', { name: team.name })} note={t('teams.removeNote')} onClose={onClose}>
      {team.saved_views > 0 && (
        <p className="mx-5 mb-3 rounded-control bg-amber-bg px-3 py-2 text-amber">{t('teams.removeViews', { count: team.saved_views })}</p>
      )}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
          {t('teams.removeIt')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
