import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buttonLook } from '../../components/ui/button.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { Tally } from '../../components/ui/tally.js';
import { useText } from '../../i18n/use-text.js';
import { makeQueryClient } from '../../lib/query-client.js';
import { currentSession } from '../../lib/session/session.js';
import { keepTarget } from '../../lib/session/target-page.js';
import { BrokerSection } from './broker-section.js';
import { PasswordSection } from './password-section.js';
import { PersonSection } from './person-section.js';
import { PictureSection } from './picture-section.js';
import { profileQueries } from './queries.js';
import { RolesSection } from './roles-section.js';

/** One's own profile, in the public layout: who is not signed in is shown the way there, and nothing is asked of the server. */
export function ProfilePage() {
  const [queryClient] = useState(makeQueryClient);
  const [isSignedIn] = useState(() => currentSession() !== null);
  const t = useText();
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-surface">
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-5">
        <Tally />
        <span className="text-section">{t('common.product')}</span>
        {isSignedIn && (
          <a href="/" className="ml-auto text-accent hover:underline">
            {t('profile.back')}
          </a>
        )}
      </header>
      <main className="mx-auto w-full max-w-[720px] px-5 py-7">
        <h1 className="pb-4 text-title">{t('profile.title')}</h1>
        {isSignedIn ? (
          <QueryClientProvider client={queryClient}>
            <Sections />
          </QueryClientProvider>
        ) : (
          <>
            <p className="pb-4 text-ink-2">{t('profile.signInNote')}</p>
            <a href="/login" className={buttonLook({ variant: 'primary' })} onClick={() => keepTarget('/profile')}>
              {t('profile.signIn')}
            </a>
          </>
        )}
      </main>
    </div>
  );
}

function Sections() {
  const me = useQuery(profileQueries.me());
  if (me.isLoadingError) return <Failed error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data) return <Loading rows={6} />;
  return (
    <>
      <PersonSection me={me.data} />
      <PictureSection me={me.data} />
      <RolesSection me={me.data} />
      <BrokerSection me={me.data} />
      <PasswordSection email={me.data.email} />
    </>
  );
}
