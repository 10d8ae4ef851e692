import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { syncCargowiseOrg, testConnection } from '@tallyport/contracts/freight-export/sync-http';
import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { syncQueries } from '../../components/freight/sync-queries.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { freightQueries } from './queries.js';

/** What an operator has a freight system asked: whether it lets us in, or which organisations it knows. */
export const FETCHES = ['connection_test', 'organisations'] as const;
export type Fetch = (typeof FETCHES)[number];

/** Asks a freight system something, follows the answer, and says what came of it. */
export function useSystemFetch({ id, name }: Pick<FreightSystem, 'id' | 'name'>) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Sync | null>(null);
  const ask = useCommand<Sync, Fetch>(
    (fetch, idempotencyKey) =>
      fetch === 'connection_test'
        ? call(testConnection, { o: org.id, id }, { idempotencyKey })
        : call(syncCargowiseOrg, { o: org.id, body: { system: id } }, { idempotencyKey }),
    {
      onSuccess: (begun) => {
        setAsked(begun);
        void cache.invalidateQueries({ queryKey: syncQueries.newest(org.id, { kind: 'organisations', system: id }).queryKey });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  const { data: sync } = useQuery({ ...freightQueries.sync(org.id, asked?.id ?? ''), enabled: asked !== null });
  useEffect(() => {
    if (asked === null || sync?.id !== asked.id || sync.state === 'running') return;
    setAsked(null);
    const { kind, cause, read } = sync;
    if (cause !== null) toast.error(t(`freightSettings.fetchFailed.${cause}`, { name }));
    else toast.plain(t(kind === 'organisations' ? 'freightSettings.fetched' : 'freightSettings.letIn', { name, count: read }));
    void cache.invalidateQueries({ queryKey: freightQueries.all(org.id) });
    void cache.invalidateQueries({ queryKey: syncQueries.newest(org.id, { kind: 'organisations', system: id }).queryKey });
  }, [asked, sync, cache, org.id, id, name, t]);
  return { ask: ask.mutate, isAsking: ask.isPending || asked !== null };
}
