import { matchFreightMessage, setFreightMessageAside } from '@tallyport/contracts/freight-export/freight-message-http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { useMay } from '../../lib/use-may.js';
import { MatchDialog } from './match-dialog.js';
import { exportQueries } from './queries.js';
import { UnmatchedMessage } from './unmatched-message.js';
import { UnmatchedTable } from './unmatched-table.js';
import { useMessageSteps } from './use-message-steps.js';

/** What freight systems sent by themselves and belongs to no export: a person says where, or sets it aside. */
export function UnmatchedStage() {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const [asks, setAsks] = useState<'match' | 'set-aside' | null>(null);
  const unmatched = useQuery(exportQueries.unmatched(org.id));
  const rows = unmatched.data?.results ?? [];
  const cursor = useCursor(rows.length);
  const current = rows[cursor.at];
  const close = () => setAsks(null);
  const { match, setAside } = useMessageSteps(current?.id ?? '', close);
  const mayMatch = may(matchFreightMessage.id) && current !== undefined;
  const maySetAside = may(setFreightMessageAside.id) && current !== undefined;

  useShortcuts([
    { keys: 'arrowdown', label: t('operations.keys.message'), run: () => cursor.move(1) },
    { keys: 'arrowup', label: t('operations.keys.message'), run: () => cursor.move(-1), minor: true },
    ...(mayMatch ? [{ keys: 'm', label: t('operations.keys.match'), run: () => setAsks('match') }] : []),
    ...(maySetAside ? [{ keys: 's', label: t('operations.keys.setAside'), run: () => setAsks('set-aside') }] : []),
  ]);

  if (unmatched.isLoadingError) return <Failed error={unmatched.error} onRetry={() => void unmatched.refetch()} />;
  if (!unmatched.data) return <Loading rows={6} className="flex-1" />;
  if (current === undefined) {
    return (
      <div className="flex-1">
        <Empty title={t('operations.unmatched.none')} />
      </div>
    );
  }
  return (
    <>
      <UnmatchedTable rows={rows} at={cursor.at} onChoose={cursor.set} />
      <UnmatchedMessage
        key={current.id}
        message={current}
        onMatch={mayMatch ? () => setAsks('match') : null}
        onSetAside={maySetAside ? () => setAsks('set-aside') : null}
      />
      {asks === 'match' && <MatchDialog message={current} isPending={match.isPending} onConfirm={match.mutate} onClose={close} />}
      {asks === 'set-aside' && (
        <ReasonDialog
          title={t('operations.unmatched.asideAsk')}
          note={t('operations.unmatched.asideNote')}
          confirmLabel={t('operations.unmatched.setAside')}
          onConfirm={setAside.mutate}
          onClose={close}
        />
      )}
    </>
  );
}
