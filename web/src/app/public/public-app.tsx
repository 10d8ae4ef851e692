import { Tally } from '../../components/ui/tally.js';
import { SignInPage } from '../../features/account/sign-in-page.js';
import { SignUpPage } from '../../features/account/sign-up-page.js';
import { useText } from '../../i18n/use-text.js';

/** The pages that need no sign-in. They are few and far apart, so that the address alone chooses. */
export function App() {
  switch (location.pathname.replace(/\/+$/, '')) {
    case '/login':
      return <SignInPage />;
    case '/sign_up':
      return <SignUpPage />;
    default:
      return <NoSuchPage />;
  }
}

function NoSuchPage() {
  const t = useText();
  return (
    <main className="grid h-full place-content-center justify-items-center gap-3 bg-surface">
      <Tally />
      <h1 className="text-title">{t('account.noSuchPage')}</h1>
      <a href="/login" className="text-accent hover:underline">
        {t('account.toSignIn')}
      </a>
    </main>
  );
}
