import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Mark } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import type { ReadValue } from '../model/read-values.js';

interface ReadValueListProps {
  readonly values: readonly ReadValue[];
  readonly chosen: ReadValue | undefined;
  onChoose(value: ReadValue): void;
  onOpen(value: ReadValue): void;
}

/** Beside the page: what was read from it, one value a row. A click lights its place, a double click leads to its record. */
export function ReadValueList({ values, chosen, onChoose, onOpen }: ReadValueListProps) {
  const t = useText();
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen?.key !== undefined) active.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);

  return (
    <aside
      aria-label={t('documents.readValues')}
      className="flex w-[380px] shrink-0 flex-col border-l border-line bg-sunken min-[1680px]:w-[560px]"
    >
      <h3 className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4 text-section">
        {t('documents.readValues')} <span className="text-caption font-normal text-ink-3">{values.length}</span>
      </h3>
      {values.length === 0 && <p className="px-4 py-3 text-ink-2">{t('documents.noValues')}</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {values.map((value) => (
          <li key={value.key} ref={value === chosen ? active : undefined}>
            <button
              type="button"
              aria-current={value === chosen}
              onClick={() => onChoose(value)}
              onDoubleClick={() => onOpen(value)}
              className={clsx(
                'grid h-7 w-full grid-cols-[16px_136px_minmax(0,1fr)_auto] items-center gap-2 border-b border-line-soft px-4 text-left -outline-offset-2',
                value === chosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
              )}
            >
              <Row value={value} />
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Row({ value: { kind, field, line, shown, place } }: { value: ReadValue }) {
  const t = useText();
  const locale = useLocale();
  const mark = markOf(shown);
  const name = t(`recordFields.${field as 'currency'}`);
  return (
    <>
      <span>{mark && <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />}</span>
      <span className="truncate text-caption text-ink-2">{line === null ? name : `${line} · ${name}`}</span>
      <span className={clsx('truncate', mark === 'person' && 'font-semibold')} title={String(shown.value)}>
        {showFieldValue(String(shown.value), fieldForm(kind, field, line !== null), locale)}
      </span>
      <span className="text-caption text-ink-3">{place === null && mark !== 'person' && t('documents.nowhere')}</span>
    </>
  );
}
