import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { CheckList, isSameSet } from './check-list.js';
import { useSaveTeam } from './use-team-writes.js';

interface TeamDialogProps {
  /** Null for a new one. */
  readonly team: Team | null;
  readonly members: readonly OrgMember[];
  onClose(): void;
}

/** What a team is called, and who is in it. */
export function TeamDialog({ team, members, onClose }: TeamDialogProps) {
  const t = useText();
  const [before] = useState(() => team?.members.map(({ id }) => id) ?? []);
  const [name, setName] = useState(team?.name ?? '');
  const [people, setPeople] = useState<readonly string[]>(before);
  const [lacksName, setLacksName] = useState(false);
  const { mutate, isPending, error, reset } = useSaveTeam(team);
  const isSame = name.trim() === (team?.name ?? '') && isSameSet(people, before);
  const submit = () => {
    if (isPending) return;
    if (name.trim() === '') setLacksName(true);
    else if (isSame) onClose();
    else mutate({ name: name.trim(), members: [...people] }, { onSuccess: onClose });
  };
  useShortcuts([{ keys: 'mod+enter', label: t('teams.save'), run: submit, inFields: true }], 'modal');
  return (
    <Dialog
      form="form"
      title={team === null ? t('teams.add') : t('teams.editTitle', { name: team.name })}
      dirty={!isSame}
      onClose={onClose}
    >
      <form
        noValidate
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="min-h-0 overflow-y-auto px-5 pb-2">
          <TextField
            label={t('teams.name')}
            error={lacksName ? t('teams.nameNeeded') : error && problemText(error)}
            value={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write a name
            autoFocus
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setLacksName(false);
              reset();
            }}
          />
          <CheckList
            title={t('teams.people')}
            empty={t('teams.nobody')}
            options={members.map((member) => ({ value: member.id, label: nameOf(member) }))}
            chosen={people}
            onChange={setPeople}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={isPending}>
            {isPending ? t('common.saving') : t(team === null ? 'teams.add' : 'teams.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
