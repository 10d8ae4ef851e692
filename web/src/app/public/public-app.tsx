import { lazy, type ReactNode, Suspense } from 'react';
import { Tally } from '../../components/ui/tally.js';
import { ForgotPasswordPage } from '../../features/account/forgot-password-page.js';
import { takeLinkToken } from '../../features/account/link-token.js';
import { ResetPasswordPage } from '../../features/account/reset-password-page.js';
import { SignInPage } from '../../features/account/sign-in-page.js';
import { SignUpPage } from '../../features/account/sign-up-page.js';
import { addTexts } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';

/** Far more than a sign-in needs: fetched by who searches the tariff. */
const TariffPage = lazy(async () => {
  const [{ TariffPage }] = await Promise.all([import('../../features/classification/tariff/tariff-page.js'), addTexts('tariff')]);
  return { default: TariffPage };
});

/** For who is signed in as a rule, and none of the desk's code. */
const ProfilePage = lazy(async () => {
  const [{ ProfilePage }] = await Promise.all([import('../../features/profile/profile-page.js'), addTexts('profile')]);
  return { default: ProfilePage };
});

const LandingPage = lazy(async () => {
  const [{ LandingPage }] = await Promise.all([import('./landing-page.js'), addTexts('landing')]);
  return { default: LandingPage };
});

const PATH = location.pathname.replace(/\/+$/, '');
/** Taken once, before anything is shown: a second look would find it gone. */
const RESET_TOKEN = PATH === '/reset-password' ? takeLinkToken() : '';

/** The pages that need no sign-in. They are few and far apart, so that the address alone chooses. */
export const PUBLIC_PAGES: ReadonlyMap<string, () => ReactNode> = new Map([
  ['/login', () => <SignInPage />],
  ['/tariff', () => <TariffPage />],
  ['/profile', () => <ProfilePage />],
  ['/landing', () => <LandingPage />],
  ['/sign_up', () => <SignUpPage />],
  ['/forgot_password', () => <ForgotPasswordPage />],
  ['/reset-password', () => <ResetPasswordPage token={RESET_TOKEN} />],
]);

export function App() {
  return <Suspense fallback={null}>{PUBLIC_PAGES.get(PATH)?.() ?? <NoSuchPage />}</Suspense>;
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
