import { acceptInvitation, showInvitation } from '@tallyport/contracts/organisation/invitation-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Centred } from '../../components/ui/centred.js';
import { Loading } from '../../components/ui/states.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';
import { forgetInvitation, takeInvitation } from '../../lib/session/invitation.js';
import { selectOrg } from '../../lib/session/selected-org.js';
import { useCommand } from '../../lib/use-command.js';
import { sessionQueries } from '../shell/session-queries.js';

/** Asks somebody who is signed in whether they join the organisation that their link leads to. */
export function JoinPage() {
  const t = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [token] = useState(takeInvitation);
  const me = useQuery(sessionQueries.me());
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(showInvitation, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    retry: false,
  });
  const leave = (path = '/') => {
    forgetInvitation();
    void navigate(path, { replace: true });
  };
  const join = useCommand(() => call(acceptInvitation, { body: { token: token ?? '' } }), {
    onSuccess: async ({ org }) => {
      await cache.invalidateQueries({ queryKey: queryKeys.orgs, refetchType: 'all' });
      await cache.invalidateQueries({ queryKey: queryKeys.me, refetchType: 'all' });
      selectOrg(org);
      leave(`/organization/${org}/jobs`);
    },
  });
  const refusal = join.error ?? invited.error;

  if (token === null || refusal !== null) {
    return (
      <Centred
        title={refusal === null ? t('joining.noLink') : problemText(refusal)}
        {...(refusal !== null && { note: t('joining.askForAnother') })}
      >
        <Button onClick={() => leave()}>{t('joining.home')}</Button>
      </Centred>
    );
  }
  if (!invited.data || !me.data) return <Loading rows={0} />;
  return (
    <Centred title={t('joining.ask', { org: invited.data.org_name })} note={t('joining.as', { email: me.data.email })}>
      <Button variant="primary" disabled={join.isPending} onClick={() => join.mutate()}>
        {t(join.isPending ? 'joining.joining' : 'joining.join')}
      </Button>
      <Button onClick={() => leave()}>{t('joining.notNow')}</Button>
    </Centred>
  );
}
