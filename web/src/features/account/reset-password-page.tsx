import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { EntryForm } from './entry-form.js';
import { PasswordField } from './password-field.js';
import { isPassword } from './typed-form.js';

const loadReset = () => import('./reset-password.js');

type Standing = { readonly is: 'asking' | 'good' | 'done' } | { readonly is: 'over'; readonly why: string };

/** Set a new password by a link that was mailed. `token` was taken out of the address before anything was shown. */
export function ResetPasswordPage({ token }: { readonly token: string }) {
  const t = useText();
  const [standing, setStanding] = useState<Standing>({ is: 'asking' });
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const over = (why: string) => setStanding({ is: 'over', why });
    void loadReset().then(async ({ validateToken }) => {
      if (await validateToken(token, over)) setStanding({ is: 'good' });
    });
  }, [token]);

  async function handleSubmit(): Promise<void> {
    if (busy) return;
    if (!isPassword(password)) return refuse(t('problems.password-incorrect'));
    setBusy(true);
    const { confirmReset, refusalOf } = await loadReset();
    const confirmed = await confirmReset(token, password);
    setBusy(false);
    if (!confirmed.isError) return setStanding({ is: 'done' });
    const { sentence, isOver } = refusalOf(confirmed);
    if (isOver) setStanding({ is: 'over', why: sentence });
    else refuse(sentence);
  }

  function refuse(sentence: string): void {
    setError(sentence);
    input.current?.select();
  }

  switch (standing.is) {
    case 'asking':
      return (
        <EntryForm title={t('account.resetPassword')} onSubmit={() => undefined}>
          <p aria-busy="true" className="min-h-8" />
        </EntryForm>
      );
    case 'over':
      return (
        <Ended title={t('account.resetPassword')} note={standing.why} href="/forgot_password">
          {t('account.askNewLink')}
        </Ended>
      );
    case 'done':
      return (
        <Ended title={t('account.passwordChanged')} note={t('account.passwordChangedNote')} href="/login">
          {t('account.toSignIn')}
        </Ended>
      );
    case 'good':
      return (
        <EntryForm title={t('account.resetPassword')} note={t('account.resetNote')} onSubmit={() => void handleSubmit()}>
          <PasswordField
            ref={input}
            name="password"
            autoComplete="new-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
            autoFocus
            required
            hint={t('account.passwordRule')}
            value={password}
            error={error}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={busy || password === ''}>
            {t('account.setPassword')}
          </Button>
        </EntryForm>
      );
  }
}

interface EndedProps {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly children: string;
}

/** Nothing more to do here: what became of it, and where to go. */
function Ended({ title, note, href, children }: EndedProps) {
  return (
    <EntryForm title={title} note={note} onSubmit={() => undefined}>
      <a href={href} className="self-start text-accent hover:underline">
        {children}
      </a>
    </EntryForm>
  );
}
