import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import { useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { type Standing, StandingChoice } from './standing-choice.js';
import { useChangeMember } from './use-team-commands.js';

interface MemberDialogProps {
  readonly member: OrgMember;
  onClose(): void;
}

/** Changes as whom somebody works. Of oneself, one can only take away. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useText();
  const { me } = useDesk();
  const [standing, setStanding] = useState<Standing>({ user_type: member.user_type, capacities: member.capacities });
  const { mutate, isPending } = useChangeMember(member);
  const isOwn = member.id === me.id;
  const isSame =
    standing.user_type === member.user_type &&
    standing.capacities.length === member.capacities.length &&
    standing.capacities.every((capacity) => member.capacities.includes(capacity));
  const save = () => {
    if (!isPending && !isSame) mutate({ ...standing, capacities: [...standing.capacities] }, { onSuccess: onClose });
  };
  useShortcuts([{ keys: 'mod+enter', label: t('team.save'), run: save, inFields: true }], 'modal');
  return (
    <Dialog form="form" title={nameOf(member)} note={member.email} dirty={!isSame} onClose={onClose}>
      <div className="px-5 pb-2">
        <StandingChoice
          standing={standing}
          {...(isOwn && { note: t('team.notYourself'), isClosed: (capacity) => !member.capacities.includes(capacity) })}
          onChange={setStanding}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" keys="mod+enter" disabled={isPending || isSame} onClick={save}>
          {isPending ? t('common.saving') : t('team.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
