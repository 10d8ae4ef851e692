import type { ExplainedError } from '@tallyport/contracts/lodgement/lodgement';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { declaredGoodsOf } from '@tallyport/domain/declaration/declared-goods';
import { useText } from '../../i18n/use-text.js';
import { Mark } from '../trade/mark.js';
import { Button } from '../ui/button.js';
import { lodgedKindOf } from './lodged-kind.js';

interface CustomsErrorsProps {
  readonly record: ShippingRecord;
  readonly errors: readonly ExplainedError[];
  /** Null where nobody goes there: the errors are of a past version. */
  readonly onSpot: ((lineId: string | null, field: string) => void) | null;
}

/** What customs found wrong, each in plain words with what to do, then by its code and in its own words, leading to the value that it means. */
export function CustomsErrors({ record, errors, onSpot }: CustomsErrorsProps) {
  const t = useText();
  const lineIds = lineIdsOf(record);
  return (
    <section aria-label={t('lodgement.messages.errors')} className="border-b border-line-soft px-5 py-3">
      <h3 className="pb-1 text-section text-red">{t('lodgement.messages.errorCount', { count: errors.length })}</h3>
      <ol className="flex flex-col gap-1">
        {errors.map((error, index) => {
          const { code, words, line, field, explained } = error;
          const lineId = error.place === 'goods' && line !== null ? (lineIds.get(line) ?? null) : null;
          const where = [
            line === null ? '' : t('lodgement.messages.line', { line }),
            field && isRecordField(field) ? t(`recordFields.${field}`) : '',
          ];
          return (
            <li key={`${code} ${index}`} className="flex items-baseline gap-2">
              <Mark kind="fails" />
              <span className="min-w-0 flex-1">
                {explained && (
                  <span className="block">
                    <span className="font-medium">{explained.words}</span> {explained.hint}
                  </span>
                )}
                <span className="font-mono text-caption text-ink-2">
                  {code} {words}
                </span>
              </span>
              <span className="text-ink-2">{where.filter((text) => text !== '').join(t('common.comma'))}</span>
              {onSpot && field !== null && (
                <Button size="small" onClick={() => onSpot(lineId, field)}>
                  {t('lodgement.messages.goToField')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The lines by the numbers that they have in a message. Of a cargo report customs counts the containers as its lines. */
function lineIdsOf(record: ShippingRecord): ReadonlyMap<number, string> {
  if (lodgedKindOf(record) === 'cargo-report') return new Map(record.lines.map(({ line_id }, index) => [index + 1, line_id]));
  return new Map(declaredGoodsOf(record).flatMap(({ number, lines: [first] }) => (first ? [[number, first.line_id] as const] : [])));
}
