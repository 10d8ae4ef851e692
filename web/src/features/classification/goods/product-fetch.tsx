import { syncCargowiseProduct } from '@tallyport/contracts/freight-export/sync-http';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FetchStrip, StripRow } from '../../../components/freight/fetch-strip.js';
import { syncQueries } from '../../../components/freight/sync-queries.js';
import { Button, buttonLook } from '../../../components/ui/button.js';
import { Keys } from '../../../components/ui/keys.js';
import { Menu } from '../../../components/ui/menu.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useMay } from '../../../lib/use-may.js';
import type { useProductFetch } from './use-product-fetch.js';

type Fetch = ReturnType<typeof useProductFetch>;

/** Asks a freight system for its products: at once where there is one, after a choice where there are several. */
export function ProductFetchButton({ fetch }: { readonly fetch: Fetch }) {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const systems = useQuery(syncQueries.systems(org.id)).data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [first] = systems;
  const mayAsk = may(syncCargowiseProduct.id) && first !== undefined;
  const isOne = systems.length === 1;
  const begin = () => {
    if (fetch.isBusy || first === undefined) return;
    if (isOne) fetch.ask(first.id);
    else setIsOpen(true);
  };
  useShortcuts(mayAsk ? [{ keys: 'f', label: t('freightFetch.fetch'), run: begin }] : []);
  if (!mayAsk) return null;
  if (isOne || fetch.isBusy)
    return (
      <Button icon={Download} keys="f" disabled={fetch.isBusy} onClick={begin}>
        {t('freightFetch.fetch')}
      </Button>
    );
  return (
    <Menu
      open={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      className={buttonLook()}
      entries={systems.map(({ id, name }) => ({
        kind: 'item' as const,
        label: t('freightFetch.fetchOf', { name }),
        onSelect: () => fetch.ask(id),
      }))}
    >
      <Download className="icon" aria-hidden="true" />
      {t('freightFetch.fetch')}
      <Keys keys="f" />
    </Menu>
  );
}

/** What became of the last fetch of products. */
export function ProductFetchStrip({ fetch: { newest, heard, isBusy, ask } }: { readonly fetch: Fetch }) {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const systems = useQuery(syncQueries.systems(org.id)).data ?? [];
  if (heard !== 'yes')
    return (
      <StripRow label={t('freightFetch.of.products')} isBusy={heard === 'not yet'} isBad={heard === 'never'}>
        <p role="status" className={heard === 'never' ? 'text-red' : 'text-ink-2'}>
          {t(heard === 'never' ? 'freightFetch.unheardOf' : 'freightFetch.asked')}
        </p>
      </StripRow>
    );
  if (newest === null) return null;
  const name = systems.find(({ id }) => id === newest.system_id)?.name ?? 'CargoWise';
  const onRetry = may(syncCargowiseProduct.id) && !isBusy ? () => ask(newest.system_id) : null;
  return <FetchStrip what="products" sync={newest} name={name} onRetry={onRetry} />;
}
