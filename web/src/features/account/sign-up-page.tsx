import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { goTo } from '../../lib/leave.js';
import { takeTarget } from '../../lib/session/target-page.js';
import { EntryForm } from './entry-form.js';
import { PasswordField } from './password-field.js';
import { checkSignUp, EMPTY, type SignUpForm } from './sign-up-form.js';

/** The API client is fetched while the person types: the page itself stays small, and the desk's part is there in time. */
const loadEnter = () => import('./enter.js');

/** Make an account: with the name of an organisation it is made too, without one an admin has to invite. */
export function SignUpPage() {
  const t = useText();
  const [form, setForm] = useState<SignUpForm>(EMPTY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ field: 'email' | 'password'; text: string } | null>(null);
  const missing = checkSignUp(form);
  const error = (field: keyof SignUpForm) => {
    if (refused?.field === field) return refused.text;
    return tried && missing[field] ? t(missing[field]) : null;
  };
  const input = (field: keyof SignUpForm) => ({
    name: field,
    value: form[field],
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
      const { org_name, ...person } = form;
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await signUp({ ...person, email: form.email.trim(), time_zone, ...(org_name.trim() && { org_name }) });
      goTo(takeTarget(location.origin) ?? '/');
    } catch (cause) {
      const text = problemText(cause);
      setRefused({ field: text === t('problems.password-refused') ? 'password' : 'email', text });
      setBusy(false);
    }
  }

  return (
    <EntryForm title={t('account.signUp')} onSubmit={() => void handleSubmit()}>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...input('first_name')} label={t('account.firstName')} autoComplete="given-name" />
        <TextField {...input('last_name')} label={t('account.lastName')} autoComplete="family-name" />
      </div>
      <TextField {...input('email')} label={t('account.email')} type="email" autoComplete="username" />
      <PasswordField {...input('password')} hint={t('account.passwordRule')} autoComplete="new-password" />
      <TextField
        {...input('org_name')}
        label={t('account.organisation')}
        hint={t('account.organisationHint')}
        autoComplete="organization"
      />
      <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={busy}>
        {t('account.signUp')}
      </Button>
      <a href="/login" className="mt-4 self-start text-accent hover:underline">
        {t('account.haveAccount')}
      </a>
    </EntryForm>
  );
}
