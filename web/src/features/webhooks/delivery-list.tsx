import { resendWebhookDelivery, type Webhook } from '@tallyport/contracts/webhook/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { DeliveryFilters } from './delivery-filters.js';
import { DeliveryTable } from './delivery-table.js';
import { PAGE_SIZE, webhookQueries } from './queries.js';
import { useDeliveryFilter } from './use-delivery-filter.js';
import { useWebhookCommand } from './use-webhook-command.js';

interface DeliveryListProps {
  readonly endpoint: Webhook;
  readonly mayChange: boolean;
}

/** What was sent to an endpoint, the newest first: filtered, opened to its attempts, and sent once more. */
export function DeliveryList({ endpoint: { id }, mayChange }: DeliveryListProps) {
  const t = useText();
  const { org } = useDesk();
  const [filter, setFilter] = useDeliveryFilter();
  const [open, setOpen] = useState<string | null>(null);
  const list = useQuery(webhookQueries.deliveries(org.id, id, filter));
  const deliveries = list.data?.results ?? [];
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / PAGE_SIZE));
  const cursor = useCursor(deliveries.length);
  const current = deliveries[cursor.at];
  const turn = (to: number) => to >= 1 && to <= pages && setFilter({ ...filter, page: to });
  const resend = useWebhookCommand(
    (o, delivery: string, idempotencyKey) => call(resendWebhookDelivery, { o, webhook: id, delivery }, { idempotencyKey }),
    t('webhooks.resendAsked'),
  );
  const toggle = (delivery: string) => setOpen(open === delivery ? null : delivery);

  useShortcuts([
    { keys: 'j', label: t('webhooks.keys.down'), run: () => cursor.move(1) },
    { keys: 'k', label: t('webhooks.keys.up'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('webhooks.keys.down'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('webhooks.keys.up'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('webhooks.keys.open'), run: () => current && toggle(current.id) },
    { keys: '[', label: t('common.previousPage'), run: () => turn(filter.page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => turn(filter.page + 1), minor: true },
    ...(mayChange
      ? [{ keys: 'r', label: t('webhooks.keys.resend'), run: () => current?.attempts.length && resend.mutate(current.id) }]
      : []),
  ]);

  const isFiltered = filter.state !== null || filter.eventType !== '';
  return (
    <section aria-label={t('webhooks.deliveries')} className="flex min-h-0 flex-1 flex-col">
      <DeliveryFilters filter={filter} count={list.data?.count ?? null} onChange={setFilter} />
      {list.isLoadingError ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading rows={12} className="flex-1" />
      ) : deliveries.length === 0 ? (
        <div className="flex-1">
          {isFiltered ? (
            <Empty title={t('webhooks.noneOfThese')} />
          ) : (
            <Empty title={t('webhooks.noDeliveries')} hint={t('webhooks.noDeliveriesHint')} />
          )}
        </div>
      ) : (
        <DeliveryTable
          deliveries={deliveries}
          cursor={cursor}
          open={open}
          onToggle={toggle}
          onResend={mayChange ? (delivery) => resend.mutate(delivery) : null}
        />
      )}
      {pages > 1 && (
        <p className="flex h-8 shrink-0 items-center border-t border-line px-5 text-caption text-ink-2">
          {t('webhooks.page', { page: filter.page, pages })}
        </p>
      )}
    </section>
  );
}
