import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { InvitationRow } from './invitation-row.js';
import { LinkDialog } from './link-dialog.js';
import { teamQueries } from './queries.js';
import { RevokeDialog } from './revoke-dialog.js';
import { useRenewInvitation } from './use-team-commands.js';

const COLUMNS = [
  { id: 'for', width: 'w-[26%]' },
  { id: 'as', width: 'w-[20%]' },
  { id: 'mail', width: 'w-[16%]' },
  { id: 'age', width: 'w-[12%]' },
  { id: 'madeBy', width: 'w-[14%]' },
  { id: 'ends', width: 'w-[12%]' },
] as const;

/** The invitations that wait, with their age. */
export function InvitationList({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const { org } = useDesk();
  const list = useQuery(teamQueries.invitations(org.id));
  const renewal = useRenewInvitation();
  const link = renewal.data?.email === null ? renewal.data : null;
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  return (
    <section aria-labelledby="open-invitations" className="pt-5">
      <h2 id="open-invitations" className="px-5 pb-1 text-section">
        {t('team.invitations')}
      </h2>
      {list.isLoadingError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isLoading && <Loading rows={2} rowHeight={36} />}
      {list.data?.results.length === 0 && <p className="px-5 pb-5 text-ink-2">{t('team.noInvitations')}</p>}
      {list.data && list.data.results.length > 0 && (
        <table aria-label={t('team.invitationTable')} className="w-full min-w-[860px] table-fixed">
          <thead>
            <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
              {COLUMNS.map(({ id, width }) => (
                <th key={id} scope="col" className={`px-2 font-normal first:pl-5 ${width}`}>
                  {t(`team.invitationColumns.${id}`)}
                </th>
              ))}
              {mayChange && (
                <th scope="col" className="w-44 pr-5">
                  <span className="sr-only">{t('team.invitationColumns.act')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {list.data.results.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRenew={mayChange ? renewal.mutate : null}
                onRevoke={setRevoking}
              />
            ))}
          </tbody>
        </table>
      )}
      {link && <LinkDialog made={link} onClose={renewal.reset} />}
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}
