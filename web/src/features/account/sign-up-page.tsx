import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { goTo } from '../../lib/leave.js';
import { forgetInvitation, JOIN_PATH } from '../../lib/session/invitation.js';
import { currentSession } from '../../lib/session/session.js';
import { keepTarget, takeTarget } from '../../lib/session/target-page.js';
import { EntryForm } from './entry-form.js';
import { PasswordField } from './password-field.js';
import { RefusedLink } from './refused-link.js';
import { checkSignUp, EMPTY, type SignUpForm } from './sign-up-form.js';
import { useInvitation } from './use-invitation.js';

/** The API client is fetched while the person types: the page itself stays small, and the desk's part is there in time. */
const loadEnter = () => import('./enter.js');

/**
 * Make an account: with the name of an organisation it is made too, by an invitation it joins one, else an admin has to invite. Who has an
 * account signs in and is asked there.
 */
export function SignUpPage({ onEntered = goTo }: { onEntered?: (path: string) => void }) {
  const t = useText();
  const invitation = useInvitation();
  const boundTo = invitation?.invited?.email ?? null;
  const [form, setForm] = useState<SignUpForm>(EMPTY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ field: 'email' | 'password'; text: string } | null>(null);
  const typed = boundTo === null ? form : { ...form, email: boundTo };
  const missing = checkSignUp(typed);
  const isInvited = invitation !== null;
  useEffect(() => {
    if (isInvited && currentSession() !== null) onEntered(JOIN_PATH);
  }, [isInvited, onEntered]);
  const error = (field: keyof SignUpForm) => {
    if (refused?.field === field) return refused.text;
    return tried && missing[field] ? t(missing[field]) : null;
  };
  const input = (field: keyof SignUpForm) => ({
    name: field,
    value: typed[field],
    error: error(field),
    onChange: (event: { target: { value: string } }) => {
      void loadEnter();
      setForm({ ...form, [field]: event.target.value });
      setRefused(null);
    },
  });

  async function handleSubmit(): Promise<void> {
    setTried(true);
    if (busy || Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { signUp } = await loadEnter();
      const { org_name, ...person } = typed;
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const makes = org_name.trim() === '' ? {} : { org_name };
      await signUp({ ...person, email: typed.email.trim(), time_zone, ...(invitation ? { invitation: invitation.token } : makes) });
      if (invitation !== null) forgetInvitation();
      onEntered(takeTarget(location.origin) ?? '/');
    } catch (cause) {
      const text = problemText(cause);
      setRefused({ field: text === t('problems.password-refused') ? 'password' : 'email', text });
      setBusy(false);
    }
  }

  if (invitation?.refusal) return <RefusedLink sentence={invitation.refusal} />;
  const title = invitation?.invited ? t('account.joinTitle', { org: invitation.invited.org_name }) : t('account.signUp');
  return (
    <EntryForm title={title} onSubmit={() => void handleSubmit()}>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...input('first_name')} label={t('account.firstName')} autoComplete="given-name" />
        <TextField {...input('last_name')} label={t('account.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...input('email')}
        label={t('account.email')}
        hint={boundTo !== null && t('account.invitedAs')}
        readOnly={boundTo !== null}
        type="email"
        autoComplete="username"
      />
      <PasswordField {...input('password')} hint={t('account.passwordRule')} autoComplete="new-password" />
      {!isInvited && (
        <TextField
          {...input('org_name')}
          label={t('account.organisation')}
          hint={t('account.organisationHint')}
          autoComplete="organization"
        />
      )}
      <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={busy}>
        {t('account.signUp')}
      </Button>
      <a href="/login" className="mt-4 self-start text-accent hover:underline" onClick={() => isInvited && keepTarget(JOIN_PATH)}>
        {t('account.haveAccount')}
      </a>
    </EntryForm>
  );
}
