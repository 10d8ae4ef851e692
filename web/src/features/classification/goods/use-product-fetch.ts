import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { syncCargowiseProduct } from '@tallyport/contracts/freight-export/sync-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { standingSync } from '../../../components/freight/standing-sync.js';
import { syncQueries } from '../../../components/freight/sync-queries.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { useMinute } from '../../../lib/format/use-minute.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { productSyncFlag, UNHEARD_OF_MS } from '../../../lib/session/product-sync-flag.js';
import { useCommand } from '../../../lib/use-command.js';
import { PRODUCTS } from './kept-table.js';
import { goodsQueries } from './queries.js';

/** How often it is asked whether the organisation knows of the fetch. */
const LOOK_MS = 1_000;

interface ProductFetch {
  readonly newest: Sync | null;
  /** Asked for, and nothing heard of it yet; nothing heard for a minute. */
  readonly heard: 'yes' | 'not yet' | 'never';
  readonly isBusy: boolean;
  ask(system: string): void;
}

/**
 * Asks for the products of a freight system and follows the answer. Until the organisation's status says that it is pending, or the fetch
 * itself is seen, a flag of this browser stands; after a minute without either it falls, and that is said.
 */
export function useProductFetch(): ProductFetch {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [askedAt, setAskedAt] = useState(() => productSyncFlag.askedAt(org.id));
  const [isUnheard, setIsUnheard] = useState(false);
  const [begun, setBegun] = useState<string | null>(null);
  const now = useMinute();
  const known = useQuery(syncQueries.newest(org.id, { kind: 'products' })).data?.results[0];
  const newest = known === undefined ? null : standingSync(known, now);
  const isPending = org.sync_cargowise_data_info.sync_cargowise_product_status === 'pending';
  const isSeen = begun !== null && newest?.id === begun;

  useEffect(() => {
    if (askedAt === null) return;
    const clear = () => {
      productSyncFlag.clear(org.id);
      setAskedAt(null);
    };
    if (isPending || isSeen) return clear();
    const look = setInterval(() => {
      void cache.invalidateQueries({ queryKey: [...queryKeys.orgs, 'accessible'] });
      void cache.invalidateQueries({ queryKey: syncQueries.newest(org.id, { kind: 'products' }).queryKey });
    }, LOOK_MS);
    const end = setTimeout(
      () => {
        clear();
        setIsUnheard(true);
      },
      askedAt + UNHEARD_OF_MS - Date.now(),
    );
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [askedAt, isPending, isSeen, cache, org.id]);

  const state = newest?.state;
  useEffect(() => {
    if (state === undefined) return;
    void cache.invalidateQueries({ queryKey: goodsQueries.table(org.id, PRODUCTS) });
    void cache.invalidateQueries({ queryKey: [...queryKeys.orgs, 'accessible'] });
  }, [state, newest?.read, cache, org.id]);

  const ask = useCommand<Sync, string>(
    (system, idempotencyKey) => call(syncCargowiseProduct, { o: org.id, body: { system } }, { idempotencyKey }),
    {
      onMutate: () => {
        productSyncFlag.raise(org.id);
        setAskedAt(Date.now());
        setIsUnheard(false);
      },
      onSuccess: ({ id }) => {
        setBegun(id);
        void cache.invalidateQueries({ queryKey: syncQueries.newest(org.id, { kind: 'products' }).queryKey });
      },
      onError: (error) => {
        productSyncFlag.clear(org.id);
        setAskedAt(null);
        toast.error(problemText(error));
      },
    },
  );
  const heard = askedAt !== null ? 'not yet' : isUnheard ? 'never' : 'yes';
  return { newest, heard, isBusy: ask.isPending || heard === 'not yet' || isPending || state === 'running', ask: ask.mutate };
}
