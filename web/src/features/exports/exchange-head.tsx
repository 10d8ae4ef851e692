import { exportToCustoms, type FreightPreview, syncCargowise } from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';
import { SimulatorBadge } from '../../components/trade/simulator-badge.js';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useMay } from '../../lib/use-may.js';
import { type Leaving, SendDialog } from './send-dialog.js';
import { useExchange } from './use-exchange.js';

interface ExchangeHeadProps {
  readonly job: WorkOrder;
  readonly preview: FreightPreview;
  readonly system: NonNullable<FreightPreview['system']>;
  /** The last look that came to its end: an update is decided on it. */
  readonly look: Sync | null;
  readonly isFetching: boolean;
  /** Begins to read the job there, to take it over. */
  readonly onPull: () => void;
  /** Names a job that was not made from here. */
  readonly onNameKey: () => void;
}

/** Which system, under which key, and what may be done: look, then send or update. */
export function ExchangeHead({ job, preview, system, look, isFetching, onPull, onNameKey }: ExchangeHeadProps) {
  const t = useText();
  const may = useMay();
  const exchange = useExchange(job.id);
  const [asks, setAsks] = useState<Leaving | null>(null);
  const isKnown = preview.key !== null;
  const mayExchange = may(syncCargowise.id);
  const isStopped = preview.findings.some(({ severity }) => severity === 'error');
  const next = isKnown ? 'update' : 'send';
  const canLeave = mayExchange && !isStopped && (!isKnown || look !== null);
  const canLook = mayExchange && isKnown && !isFetching;
  const beginLook = () => exchange.mutate({ action: 'look' });

  useShortcuts([
    ...(canLook
      ? [
          { keys: 'v', label: t('exports.keys.look'), run: beginLook },
          { keys: 'l', label: t('exports.pull.keys.pull'), run: onPull },
        ]
      : []),
    ...(mayExchange && !isKnown ? [{ keys: 'k', label: t('exports.pull.keys.bind'), run: onNameKey, minor: true }] : []),
    ...(canLeave ? [{ keys: 's', label: t(`exports.actions.${next}`), run: () => setAsks(next) }] : []),
  ]);

  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-2.5 border-b border-line px-5 py-1.5">
      <h2 className="text-section">{system.name}</h2>
      {system.is_simulator && <SimulatorBadge label={t('exports.simulator')} tip={t('exports.simulatorTip')} />}
      <span className="text-ink-2">
        {preview.key === null ? t('exports.notThere') : t('exports.there')}{' '}
        {preview.key !== null && <span className="font-mono text-[11.5px]">{preview.key}</span>}
      </span>
      <span className="text-ink-3">
        {[t('exports.invoices', { count: preview.invoices }), t('exports.lines', { count: preview.lines })].join(t('common.comma'))}
      </span>
      {system.is_held && <span className="rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('exports.held')}</span>}
      {mayExchange && (
        <span className="ml-auto flex items-center gap-2">
          {isKnown && (
            <Button keys="v" disabled={!canLook || exchange.isPending} onClick={beginLook}>
              {t(look === null ? 'exports.actions.look' : 'exports.actions.lookAgain')}
            </Button>
          )}
          {isKnown ? (
            <Button keys="l" disabled={!canLook} onClick={onPull}>
              {t('exports.pull.actions.pull')}
            </Button>
          ) : (
            <Button variant="bare" keys="k" onClick={onNameKey}>
              {t('exports.pull.bind.action')}
            </Button>
          )}
          {isKnown && (
            <Button variant="bare" onClick={() => setAsks('edocs')}>
              {t('exports.actions.edocs')}
            </Button>
          )}
          {may(exportToCustoms.id) && (
            <Button variant="bare" onClick={() => setAsks('customs')}>
              {t('exports.actions.customs')}
            </Button>
          )}
          <Button variant="primary" keys="s" disabled={!canLeave} onClick={() => setAsks(next)}>
            {t(`exports.actions.${next}`)}
          </Button>
        </span>
      )}
      {asks && (
        <SendDialog
          action={asks}
          name={job.code}
          system={system.name}
          preview={preview}
          isPending={exchange.isPending}
          onClose={() => setAsks(null)}
          onConfirm={(reason) => {
            const given = reason === '' ? {} : { reason };
            const wish = asks === 'update' ? { action: asks, look: look?.id ?? '', ...given } : { action: asks, ...given };
            exchange.mutate(wish, { onSettled: () => setAsks(null) });
          }}
        />
      )}
    </header>
  );
}
