import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { goTo } from '../../lib/leave.js';
import { keptTarget, takeTarget } from '../../lib/session/target-page.js';
import { EntryForm } from './entry-form.js';
import { PasswordField } from './password-field.js';
import { isEmail } from './typed-form.js';

/** The API client is fetched while the person types: the page itself stays small, and the desk's part is there in time. */
const loadEnter = () => import('./enter.js');

/** Sign in, and go back to where one was. It never says which of the two was wrong, and never clears the e-mail. */
export function SignInPage({ onEntered = goTo }: { onEntered?: (path: string) => void }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const target = keptTarget(location.origin);

  useEffect(() => {
    if (error) passwordInput.current?.select();
  }, [error]);

  function noteOf(page: string | null): string | null {
    if (page === null || page === '/') return null;
    return /\/jobs\/[^/]/.test(page) ? t('account.willReturn.shipment') : t('account.willReturn.page');
  }

  async function handleSubmit(): Promise<void> {
    if (busy) return;
    if (!isEmail(email)) return setError(t('account.inputError'));
    setBusy(true);
    setError(null);
    try {
      const { signIn } = await loadEnter();
      await signIn(email.trim(), password);
      onEntered(takeTarget(location.origin) ?? '/');
    } catch (cause) {
      setError(problemText(cause));
      setBusy(false);
    }
  }

  return (
    <EntryForm title={t('account.signIn')} note={noteOf(target)} onSubmit={() => void handleSubmit()}>
      <TextField
        label={t('account.email')}
        type="email"
        name="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
        autoFocus
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onInput={() => void loadEnter()}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={busy || email === '' || password === ''}>
        {t('account.signIn')}
      </Button>
      <p className="mt-4 flex justify-between">
        <a href="/sign_up" className="text-accent hover:underline">
          {t('account.noAccount')}
        </a>
        <a href="/forgot_password" className="text-accent hover:underline">
          {t('account.forgotPassword')}
        </a>
      </p>
    </EntryForm>
  );
}
