import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { InviteForm } from './invite-form.js';
import { LinkDialog } from './link-dialog.js';
import { type InvitationWish, useInvite } from './use-team-commands.js';

/** Asks who is invited and as whom. By address it goes by mail; else its link is shown, once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data, isPending, mutate } = useInvite();
  if (data && data.email === null) return <LinkDialog made={data} onClose={onClose} />;
  const handleWish = (wish: InvitationWish) =>
    mutate(wish, {
      onSuccess: ({ email }) => {
        if (email === null) return;
        toast.success(t('team.onItsWay', { email }));
        onClose();
      },
    });
  return <InviteForm isPending={isPending} onWish={handleWish} onClose={onClose} />;
}
