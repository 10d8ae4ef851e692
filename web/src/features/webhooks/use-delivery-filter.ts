import { DeliveryState } from '@tallyport/contracts/webhook/values';
import { useSearchParams } from 'react-router-dom';
import type { DeliveryFilter } from './queries.js';

/** Which deliveries are shown stands in the address, beside the endpoint. */
export function useDeliveryFilter(): [DeliveryFilter, (filter: DeliveryFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter: DeliveryFilter = {
    state: DeliveryState.safeParse(search.get('state')).data ?? null,
    eventType: search.get('type') ?? '',
    page: Math.max(1, Number(search.get('page') ?? 1) || 1),
  };
  const show = ({ state, eventType, page }: DeliveryFilter) => {
    const next = new URLSearchParams(search);
    const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
    set('state', state);
    set('type', eventType === '' ? null : eventType);
    set('page', page === 1 ? null : String(page));
    setSearch(next, { replace: true });
  };
  return [filter, show];
}
