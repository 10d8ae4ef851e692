import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { EndpointDialog } from './endpoint-dialog.js';
import { EndpointList } from './endpoint-list.js';
import { EndpointStage } from './endpoint-stage.js';
import { webhookQueries } from './queries.js';

/** The endpoints of an organisation, and what was delivered to the one that stands in the address. */
export function WebhooksPage() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const [search, setSearch] = useSearchParams();
  const [adds, setAdds] = useState(false);
  const endpoints = useQuery(webhookQueries.list(desk.org.id));
  const known = endpoints.data ?? [];
  const asked = search.get('endpoint');
  const chosen = known.find(({ id }) => id === asked) ?? (asked === null ? known[0] : undefined);
  const step = (by: number) => {
    const next = known[known.findIndex(({ id }) => id === chosen?.id) + by];
    if (next) setSearch({ endpoint: next.id }, { replace: true });
  };

  useShortcuts([
    { keys: 'shift+j', label: t('webhooks.keys.next'), run: () => step(1), minor: true },
    { keys: 'shift+k', label: t('webhooks.keys.previous'), run: () => step(-1), minor: true },
    ...(mayChange ? [{ keys: 'n', label: t('webhooks.keys.add'), run: () => setAdds(true) }] : []),
  ]);

  if (endpoints.isLoadingError) return <Failed error={endpoints.error} onRetry={() => void endpoints.refetch()} />;
  if (!endpoints.data) return <Loading rows={6} className="flex-1" />;
  const addButton = mayChange && (
    <Button icon={Plus} keys="n" onClick={() => setAdds(true)}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <>
      {known.length === 0 ? (
        <div className="flex-1">
          <Empty title={t('webhooks.none')} hint={t('webhooks.noneHint')}>
            {addButton}
          </Empty>
        </div>
      ) : (
        <div className="flex min-h-0 flex-1">
          <div className="flex w-64 shrink-0 flex-col overflow-y-auto border-r border-line">
            <EndpointList endpoints={known} chosen={chosen?.id ?? null} placeOf={(id) => `?endpoint=${id}`} />
            {addButton && <div className="px-5 py-3">{addButton}</div>}
          </div>
          <div className="flex min-w-0 flex-1 flex-col">
            {chosen ? <EndpointStage key={chosen.id} endpoint={chosen} mayChange={mayChange} /> : <Empty title={t('webhooks.gone')} />}
          </div>
        </div>
      )}
      <KeysStrip />
      {adds && <EndpointDialog endpoint={null} onSaved={({ id }) => setSearch({ endpoint: id })} onClose={() => setAdds(false)} />}
    </>
  );
}
