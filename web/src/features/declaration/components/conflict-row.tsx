import type { Conflict } from '@tallyport/contracts/check/conflicts-http';
import { Mark } from '../../../components/trade/mark.js';
import { Keys } from '../../../components/ui/keys.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDay } from '../../../lib/format/dates.js';

interface ConflictRowProps {
  readonly conflict: Conflict;
  /** Null where nothing may be changed. */
  readonly onTake: ((index: number) => void) | null;
}

/** One thing that papers say differently: what is declared now, and what each document says. */
export function ConflictRow({ conflict: { field, values, targets }, onTake }: ConflictRowProps) {
  const t = useText();
  const locale = useLocale();
  const declared = [...new Set(targets.flatMap(({ value }) => value ?? []))].join(t('common.comma'));
  return (
    <>
      <span role="rowheader" className="w-44 shrink-0">
        <span className="flex items-center gap-1.5 font-medium">
          <Mark kind="disagree" /> {t(`declaration.conflicts.fields.${field}`)}
        </span>
        <span className="block text-caption text-ink-2">
          {declared === '' ? '' : t('declaration.conflicts.declared', { value: declared })}
        </span>
      </span>
      <span role="gridcell" className="flex min-w-0 flex-1 flex-wrap gap-2">
        {values.map((value, index) => {
          const { from, document_type, date, declarable } = value;
          const source = [document_type ?? t(`records.untitled.${from.kind}`), date === null ? '' : showDay(date, locale)];
          return (
            <button
              key={`${from.record_id} ${from.line_id} ${from.field}`}
              type="button"
              tabIndex={-1}
              disabled={onTake === null || declarable === null || targets.length === 0 || index > 8}
              onClick={() => onTake?.(index)}
              className="min-w-40 rounded-control border border-line bg-surface px-2 py-1 text-left hover:not-disabled:bg-hover"
            >
              <span className="flex items-center gap-2">
                <span className="min-w-0 truncate font-medium">{value.value}</span>
                {index < 9 && <Keys keys={String(index + 1)} />}
              </span>
              <span className="block text-caption text-ink-2">{source.filter((text) => text !== '').join(t('common.comma'))}</span>
            </button>
          );
        })}
      </span>
    </>
  );
}
