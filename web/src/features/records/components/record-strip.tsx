import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checkSum } from '@tallyport/domain/shipping-record/invoice-sums';
import { clsx } from 'clsx';
import { Mark } from '../../../components/trade/mark.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDecimal } from '../../../lib/format/figures.js';
import { titleOf } from '../model/header-fields.js';

interface RecordStripProps {
  readonly records: readonly ShippingRecord[];
  readonly chosen: string;
  onChoose(id: string): void;
}

/** The records of a kind side by side: whether each adds up, its number, its lines, and by how much it is off. */
export function RecordStrip({ records, chosen, onChoose }: RecordStripProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div role="tablist" className="flex min-w-0 gap-1 overflow-x-auto">
      {records.map((record) => {
        const sum = record.kind === 'invoice' ? checkSum(record) : null;
        const off = sum?.outcome === 'fails' && sum.difference !== null ? sum.difference.replace('-', '') : null;
        return (
          <button
            key={record.id}
            type="button"
            role="tab"
            aria-selected={record.id === chosen}
            onClick={() => onChoose(record.id)}
            className={clsx(
              'flex h-7 shrink-0 items-center gap-2 rounded-control px-2.5',
              record.id === chosen ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            {sum && sum.outcome !== 'unsaid' && <Mark kind={sum.outcome} label={t(`workOrder.marks.${sum.outcome}`)} />}
            <b className="font-semibold slashed-zero">{titleOf(record) ?? t(`records.untitled.${record.kind}`)}</b>
            <span className="text-caption text-ink-2">
              {record.lines.length > 0 && t('records.lines', { count: record.lines.length })}
              {off !== null && `${t('common.comma')}${t('records.off', { amount: showDecimal(off, locale) })}`}
            </span>
          </button>
        );
      })}
    </div>
  );
}
