import { InviteForm } from './invite-form.js';
import { LinkDialog } from './link-dialog.js';
import { useInvite } from './use-team-commands.js';

/** Asks who is invited and as whom; then shows the link, once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, mutate } = useInvite();
  if (data) return <LinkDialog made={data} onClose={onClose} />;
  return <InviteForm isPending={isPending} onWish={mutate} onClose={onClose} />;
}
