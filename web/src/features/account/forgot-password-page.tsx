import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { EntryForm } from './entry-form.js';
import { isEmail } from './typed-form.js';

/** Fetched while the person types: the page itself stays small. */
const loadReset = () => import('./reset-password.js');

/** Ask for a link to set a new password. The answer is the same whether an account has the address or not. */
export function ForgotPasswordPage() {
  const t = useText();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleSubmit(): Promise<void> {
    if (busy) return;
    if (!isEmail(email)) return setError(t('account.inputError'));
    setBusy(true);
    setError(null);
    const { requestReset } = await loadReset();
    setAsked(await requestReset(email.trim(), setError));
    setBusy(false);
  }

  if (asked)
    return (
      <EntryForm title={t('account.linkAsked')} note={t('account.linkAskedNote', { email: email.trim() })} onSubmit={() => setAsked(false)}>
        <Button type="submit" className="h-8 w-full">
          {t('account.askAgain')}
        </Button>
        <SignInLink />
      </EntryForm>
    );
  return (
    <EntryForm title={t('account.forgotPassword')} note={t('account.forgotNote')} onSubmit={() => void handleSubmit()}>
      <TextField
        label={t('account.email')}
        type="email"
        name="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
        autoFocus
        required
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
        onInput={() => void loadReset()}
      />
      <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={busy || email === ''}>
        {t('account.sendLink')}
      </Button>
      <SignInLink />
    </EntryForm>
  );
}

function SignInLink() {
  const t = useText();
  return (
    <a href="/login" className="mt-4 self-start text-accent hover:underline">
      {t('account.toSignIn')}
    </a>
  );
}
