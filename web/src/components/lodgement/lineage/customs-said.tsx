import type { SentValue } from '@tallyport/contracts/lodgement/lineage';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showAmount } from '../../../lib/format/figures.js';
import { Mark } from '../../trade/mark.js';

interface CustomsSaidProps {
  readonly value: Pick<SentValue, 'value' | 'errors' | 'customs_amount'>;
  /** When customs answered the message; null while it has not. */
  readonly answeredAt: string | null;
}

/** What customs said of a value: errors that name it, and the amount that it computed itself beside ours. */
export function CustomsSaid({ value: { value, errors, customs_amount }, answeredAt }: CustomsSaidProps) {
  const t = useText();
  const locale = useLocale();
  const isSame = customs_amount !== null && Number(customs_amount.amount) === Number(value);
  return (
    <div className="flex flex-col gap-1">
      {errors.map(({ code, words }) => (
        <p key={code} className="flex items-baseline gap-1.5">
          <Mark kind="fails" /> <span className="font-mono text-caption">{code}</span> <span className="min-w-0">{words}</span>
        </p>
      ))}
      {customs_amount && (
        <p className="flex items-baseline gap-1.5">
          <Mark kind={isSame ? 'holds' : 'disagree'} />
          {t('lineage.theirs', { amount: showAmount(customs_amount.amount, customs_amount.currency, locale) })}
          {isSame && <span className="text-ink-2">{t('lineage.same')}</span>}
        </p>
      )}
      {errors.length === 0 && !customs_amount && (
        <p className="text-caption text-ink-2">{t(answeredAt === null ? 'lineage.noAnswer' : 'lineage.noErrors')}</p>
      )}
    </div>
  );
}
