import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { CheckList, isSameSet } from './check-list.js';
import { type Standing, StandingChoice } from './standing-choice.js';
import { useSaveMember } from './use-save-member.js';

interface MemberDialogProps {
  readonly member: OrgMember;
  readonly teams: readonly Team[];
  onClose(): void;
}

/** Changes as whom somebody works, and in which teams. Of oneself, one can only take capacities away. */
export function MemberDialog({ member, teams, onClose }: MemberDialogProps) {
  const t = useText();
  const { me } = useDesk();
  const [before] = useState(() => teams.filter((team) => team.members.some(({ id }) => id === member.id)).map(({ id }) => id));
  const [standing, setStanding] = useState<Standing>({ user_type: member.user_type, capacities: member.capacities });
  const [inTeams, setInTeams] = useState<readonly string[]>(before);
  const { save, isPending } = useSaveMember(member);
  const isOwn = member.id === me.id;
  const isSameStanding = standing.user_type === member.user_type && isSameSet(standing.capacities, member.capacities);
  const isSame = isSameStanding && isSameSet(inTeams, before);
  const handleSave = () => {
    if (isPending || isSame) return;
    void save({ standing: isSameStanding ? null : standing, teams: isSameSet(inTeams, before) ? null : inTeams }, onClose);
  };
  useShortcuts([{ keys: 'mod+enter', label: t('team.save'), run: handleSave, inFields: true }], 'modal');
  return (
    <Dialog form="form" title={nameOf(member)} note={member.email} dirty={!isSame} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-5 pb-2">
        <StandingChoice
          standing={standing}
          {...(isOwn && { note: t('team.notYourself'), isClosed: (capacity) => !member.capacities.includes(capacity) })}
          onChange={setStanding}
        />
        <CheckList
          title={t('teams.ofMember')}
          empty={t('teams.ofMemberNone')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={inTeams}
          onChange={setInTeams}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" keys="mod+enter" disabled={isPending || isSame} onClick={handleSave}>
          {isPending ? t('common.saving') : t('team.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
