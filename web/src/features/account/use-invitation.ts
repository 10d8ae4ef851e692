import { useEffect, useState } from 'react';
import { problemText } from '../../i18n/problem-text.js';
import { forgetInvitation, takeInvitation } from '../../lib/session/invitation.js';
import type { Invited } from './enter.js';

/** The invitation by whose link the page was opened: where it leads, or why it leads nowhere any more. */
export interface OpenedInvitation {
  readonly token: string;
  readonly invited: Invited | null;
  readonly refusal: string | null;
}

/** Null without one. A link that was pasted into the address while the page is open counts too. */
export function useInvitation(): OpenedInvitation | null {
  const [token, setToken] = useState(takeInvitation);
  const [answer, setAnswer] = useState<Omit<OpenedInvitation, 'token'>>({ invited: null, refusal: null });

  useEffect(() => {
    const handleHash = () => setToken(takeInvitation());
    addEventListener('hashchange', handleHash);
    return () => removeEventListener('hashchange', handleHash);
  }, []);

  useEffect(() => {
    if (token === null) return undefined;
    let isWanted = true;
    const show = (next: Omit<OpenedInvitation, 'token'>) => isWanted && setAnswer(next);
    void import('./enter.js')
      .then(({ invitationOf }) => invitationOf(token))
      .then((invited) => show({ invited, refusal: null }))
      .catch((error: unknown) => {
        show({ invited: null, refusal: problemText(error) });
        if (error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410)) forgetInvitation();
      });
    return () => {
      isWanted = false;
    };
  }, [token]);

  return token === null ? null : { token, ...answer };
}
