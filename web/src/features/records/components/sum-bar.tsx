import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checkSum } from '@tallyport/domain/shipping-record/invoice-sums';
import { Mark } from '../../../components/trade/mark.js';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDecimal } from '../../../lib/format/figures.js';

interface SumBarProps {
  readonly record: ShippingRecord;
  onGoTo(row: number): void;
  onNextProblem(): void;
}

/** Always tells the sum, against what, and which line explains the difference. */
export function SumBar({ record, onGoTo, onNextProblem }: SumBarProps) {
  const t = useText();
  const locale = useLocale();
  const { outcome, sum, goodsTotal, difference, explainedBy } = checkSum(record);
  const row = record.lines.findIndex(({ line_id }) => line_id === explainedBy);
  const off = difference === null ? '' : showDecimal(difference.replace('-', ''), locale);
  return (
    <footer className="flex h-10 shrink-0 items-center gap-2 border-t border-line bg-sunken px-5">
      <span className="text-ink-2">{t('records.sumOf', { count: record.lines.length })}</span>
      <b className="font-semibold">{showDecimal(sum, locale)}</b>
      {goodsTotal !== null && (
        <>
          <span className="text-ink-2">{t('records.against')}</span>
          <b className="font-semibold">{showDecimal(goodsTotal, locale)}</b>
        </>
      )}
      {outcome === 'holds' && (
        <span className="inline-flex items-center gap-1.5 text-ink-2">
          <Mark kind="holds" /> {t('records.addsUp')}
        </span>
      )}
      {outcome === 'fails' && difference !== null && (
        <span className="inline-flex items-center gap-1.5 rounded-mark bg-red-bg px-2 py-0.5 font-semibold text-red">
          <Mark kind="fails" /> {t(difference.startsWith('-') ? 'records.short' : 'records.over', { amount: off })}
        </span>
      )}
      {outcome === 'unsaid' && record.lines.length > 0 && (
        <span className="inline-flex items-center gap-1.5 text-ink-3">
          <Mark kind="unsaid" /> {t('records.cannotSay', { what: t(goodsTotal === null ? 'records.missingGoal' : 'records.missingTotal') })}
        </span>
      )}
      {row >= 0 && <span className="text-ink-2">{t('records.explains', { line: row + 1 })}</span>}
      <span className="ml-auto" />
      {row >= 0 && (
        <Button size="small" onClick={() => onGoTo(row)}>
          {t('records.goToLine', { line: row + 1 })}
        </Button>
      )}
      <Button size="small" keys="f8" onClick={onNextProblem}>
        {t('records.nextProblem')}
      </Button>
    </footer>
  );
}
