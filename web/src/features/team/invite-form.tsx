import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { InviteBy } from './invite-by.js';
import { type Standing, StandingChoice } from './standing-choice.js';
import type { InvitationWish } from './use-team-commands.js';

interface InviteFormProps {
  readonly isPending: boolean;
  onWish(wish: InvitationWish): void;
  onClose(): void;
}

/** A mail is written as the person who invites reads. */
const languageOfMail = (locale: string) => (locale.startsWith('zh') ? ('zh' as const) : ('en' as const));

/** By address with a role, or by a link for whoever has it first. */
export function InviteForm({ isPending, onWish, onClose }: InviteFormProps) {
  const t = useText();
  const locale = useLocale();
  const [by, setBy] = useState<'address' | 'link'>('address');
  const [email, setEmail] = useState('');
  const [standing, setStanding] = useState<Standing>({ user_type: 'compiler', capacities: [] });
  const [lacksEmail, setLacksEmail] = useState(false);
  const submit = () => {
    if (isPending) return;
    if (by === 'link') return onWish({});
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setLacksEmail(true);
    onWish({ email: email.trim(), user_type: standing.user_type, capacities: [...standing.capacities], locale: languageOfMail(locale) });
  };
  useShortcuts([{ keys: 'mod+enter', label: t('team.invite'), run: submit, inFields: true }], 'modal');
  return (
    <Dialog form="form" title={t('team.inviteTitle')} dirty={email.trim() !== ''} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="px-5 pb-2">
          <InviteBy by={by} onChange={setBy} />
          {by === 'address' && (
            <>
              <TextField
                label={t('team.email')}
                error={lacksEmail ? t('team.emailNeeded') : null}
                type="email"
                value={email}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write an address
                autoFocus
                maxLength={254}
                autoComplete="off"
                onChange={(event) => {
                  setEmail(event.target.value);
                  setLacksEmail(false);
                }}
              />
              <StandingChoice standing={standing} onChange={setStanding} />
            </>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={isPending}>
            {isPending ? t('common.saving') : t(by === 'address' ? 'team.sendInvitation' : 'team.makeLink')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
