import { useSyncExternalStore } from 'react';

/** What is searched for and which code is open: both stand in the address, so that a page can be sent to a colleague. */
export interface TariffAddress {
  readonly q: string;
  readonly code: string;
}

const CHANGED = 'tariff-address';

function subscribe(changed: () => void): () => void {
  for (const event of ['popstate', CHANGED]) window.addEventListener(event, changed);
  return () => {
    for (const event of ['popstate', CHANGED]) window.removeEventListener(event, changed);
  };
}

export function useTariffAddress(): TariffAddress {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const address = new URLSearchParams(search);
  return { q: address.get('q') ?? '', code: address.get('code') ?? '' };
}

/** The address that shows this; for links, which can be opened in a tab of their own. */
export function tariffHref({ q, code }: TariffAddress): string {
  const search = new URLSearchParams([...(q === '' ? [] : [['q', q]]), ...(code === '' ? [] : [['code', code]])]);
  return search.size === 0 ? '/tariff' : `/tariff?${search}`;
}

export function goToTariff(address: TariffAddress): void {
  history.pushState(null, '', tariffHref(address));
  window.dispatchEvent(new Event(CHANGED));
}
