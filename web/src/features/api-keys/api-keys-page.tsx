import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, readsSettingsOfAdmins, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { KeyTable } from './key-table.js';
import { MakeKeyDialog } from './make-key-dialog.js';
import { apiKeyQueries } from './queries.js';
import { RevokeDialog } from './revoke-dialog.js';

/** The keys of the organisation: who made each, what it may do, whether it is used, and its end. */
export function ApiKeysPage() {
  const t = useText();
  const desk = useDesk();
  const mayRead = readsSettingsOfAdmins(desk);
  const mayChange = isAdmin(desk);
  const list = useQuery({ ...apiKeyQueries.list(desk.org.id), enabled: mayRead });
  const [makes, setMakes] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  useShortcuts(mayChange ? [{ keys: 'n', label: t('apiKeys.make'), run: () => setMakes(true) }] : []);

  if (!mayRead) return <Empty title={t('apiKeys.notYours')} />;
  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading rows={6} className="flex-1" />;
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
        <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{t('apiKeys.hint')}</span>
        {mayChange && (
          <Button variant="primary" keys="n" onClick={() => setMakes(true)}>
            {t('apiKeys.make')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
        {list.data.length === 0 ? (
          <Empty title={t('apiKeys.none')} hint={t('apiKeys.noneHint')} />
        ) : (
          <KeyTable keys={list.data} onRevoke={mayChange ? setRevoking : null} />
        )}
      </div>
      <KeysStrip />
      {makes && <MakeKeyDialog onClose={() => setMakes(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
