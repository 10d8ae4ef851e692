import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { FETCHES, useSystemFetch } from './use-system-fetch.js';

/** Tries whether a freight system lets us in, and fetches the organisations that it knows. */
export function SystemFetches({ system }: { readonly system: FreightSystem }) {
  const t = useText();
  const { ask, isAsking } = useSystemFetch(system);
  return FETCHES.map((fetch) => (
    <Button key={fetch} disabled={isAsking || system.secret_set_at === null} onClick={() => ask(fetch)}>
      {t(`freightSettings.fetches.${fetch}`)}
    </Button>
  ));
}
