import type { WebhookDelivery } from '@tallyport/contracts/webhook/http';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.js';
import type { Cursor } from '../../lib/use-cursor.js';
import { DeliveryRow } from './delivery-row.js';
import { SELDOM_ASKED } from './seldom-asked.js';

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly cursor: Cursor;
  /** The one whose attempts are shown. */
  readonly open: string | null;
  onToggle(delivery: string): void;
  /** Null for who only reads. */
  readonly onResend: ((delivery: string) => void) | null;
}

const COLUMNS = [
  ['position', 84],
  ['type', 0],
  ['state', 96],
  ['attempts', 76],
  ['answer', 124],
  ['took', 80],
  ['at', 108],
  ['next', 108],
] as const;

/** One page of deliveries. */
export function DeliveryTable({ deliveries, cursor, open, onToggle, onResend }: DeliveryTableProps) {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor.at]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <table className="w-full min-w-[700px] table-fixed border-separate border-spacing-0" aria-label={t('webhooks.deliveries')}>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            {COLUMNS.map(([column, width]) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'h-[30px] border-b border-line px-2 text-left text-caption font-medium text-ink-2 first:pl-5',
                  column === 'took' && SELDOM_ASKED,
                )}
                style={width > 0 ? { width } : undefined}
              >
                {t(`webhooks.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {deliveries.map((delivery, index) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              isCurrent={index === cursor.at}
              isOpen={delivery.id === open}
              columns={COLUMNS.length}
              onChoose={() => {
                cursor.set(index);
                onToggle(delivery.id);
              }}
              onResend={onResend && (() => onResend(delivery.id))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
