import type { EmailState } from '@tallyport/contracts/outbound-email/email';
import { countEmailAsSent, sendEmailAgain } from '@tallyport/contracts/outbound-email/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { useMay } from '../../lib/use-may.js';
import { MailPanel } from './mail-panel.js';
import { MailTable } from './mail-table.js';
import { exportQueries } from './queries.js';
import { useMailDecision } from './use-mail-decision.js';

/** The outgoing mails of the organisation: those of which nobody knows first, and a person's word about them. */
export function MailStage({ state }: { readonly state: EmailState | null }) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const may = useMay();
  const [asks, setAsks] = useState<'arrived' | 'again' | null>(null);
  const mails = useQuery(exportQueries.mails(org.id, state));
  const rows = mails.data?.results ?? [];
  const cursor = useCursor(rows.length);
  const current = rows[cursor.at];
  const close = () => setAsks(null);
  const { arrived, again } = useMailDecision(current, close);
  const isUnknown = current?.state === 'unknown';
  const mayCount = may(countEmailAsSent.id) && isUnknown;
  const mayResend = may(sendEmailAgain.id) && (isUnknown || current?.state === 'refused');

  const jobAddress = current?.work_order && `/organization/${org.id}/jobs/${current.work_order.id}`;

  useShortcuts([
    ...(jobAddress ? [{ keys: 'o', label: t('operations.keys.openJob'), run: () => void navigate(jobAddress) }] : []),
    { keys: 'arrowdown', label: t('operations.keys.mail'), run: () => cursor.move(1) },
    { keys: 'arrowup', label: t('operations.keys.mail'), run: () => cursor.move(-1), minor: true },
    ...(mayCount ? [{ keys: 'a', label: t('operations.keys.arrived'), run: () => setAsks('arrived') }] : []),
    ...(mayResend ? [{ keys: 's', label: t('operations.keys.sendAgain'), run: () => setAsks('again') }] : []),
  ]);

  if (mails.isLoadingError) return <Failed error={mails.error} onRetry={() => void mails.refetch()} />;
  if (!mails.data) return <Loading rows={6} className="flex-1" />;
  if (current === undefined) {
    return (
      <div className="flex-1">
        <Empty title={t(state === null ? 'operations.mails.none' : 'operations.mails.noneHere')} hint={t('operations.mails.noneHint')} />
      </div>
    );
  }
  const to = current.to.join(', ');
  return (
    <>
      <MailTable rows={rows} count={mails.data.count} at={cursor.at} onChoose={cursor.set} />
      <MailPanel
        key={current.id}
        mail={current}
        onArrived={mayCount ? () => setAsks('arrived') : null}
        onAgain={mayResend ? () => setAsks('again') : null}
      />
      {asks === 'arrived' && (
        <ReasonDialog
          title={t('operations.mails.arrivedAsk', { to })}
          note={t('operations.mails.arrivedNote')}
          confirmLabel={t('operations.mails.arrived')}
          onConfirm={arrived.mutate}
          onClose={close}
        />
      )}
      {asks === 'again' && (
        <ReasonDialog
          title={t('operations.mails.againAsk', { to })}
          note={t(isUnknown ? 'operations.mails.againNote' : 'operations.mails.againNoteRefused')}
          confirmLabel={t('operations.mails.sendAgain')}
          onConfirm={again.mutate}
          onClose={close}
        />
      )}
    </>
  );
}
