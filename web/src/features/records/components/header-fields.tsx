import { fieldForm, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Mark } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import { ValueText } from '../../../components/trade/value-text.js';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { editsOf, type Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { EXTENTS, extentAtFirst, shownHeaderFields } from '../model/header-fields.js';
import { decimalOf } from '../model/paste.js';

interface HeaderFieldsProps {
  readonly record: ShippingRecord;
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  /** The record has no lines that want the room below. */
  readonly isAlone: boolean;
  onSpot(spot: Spot): void;
}

/** The header as labels and values; a click or Enter edits in place, Esc gives up. */
export function HeaderFields({ record, spot, edits, isAlone, onSpot }: HeaderFieldsProps) {
  const t = useText();
  const [extent, setExtent] = useState(() => extentAtFirst(record.kind));
  const [editing, setEditing] = useState<RecordField | null>(null);
  const fields = shownHeaderFields(record, extent);
  const next = EXTENTS[(EXTENTS.indexOf(extent) + 1) % EXTENTS.length] ?? 'first';
  const commit = (field: RecordField, text: string) => {
    setEditing(null);
    const next = fieldForm(record.kind, field, false) === 'decimal' ? decimalOf(text) : text.trim();
    edits?.edit(editsOf(record, [{ line: null, field, next }]));
  };
  return (
    <section
      aria-label={t('records.header')}
      className={clsx(
        'flex items-start gap-2 overflow-y-auto px-3 py-1.5',
        isAlone ? 'min-h-0 flex-1' : 'max-h-1/2 shrink-0 border-b border-line',
      )}
    >
      <dl className="grid min-w-0 flex-1 grid-cols-8 gap-x-0.5 gap-y-0.5">
        {fields.map((field) => {
          const value = record.fields[field];
          const form = fieldForm(record.kind, field, false);
          const mark = markOf(value);
          const isChosen = spot?.line === null && spot.field === field;
          return (
            <div
              key={field}
              className={clsx(
                'min-w-0 rounded-control px-2 py-0.5',
                isChosen ? 'bg-select' : 'hover:bg-hover',
                form === 'long text' && 'col-span-2',
              )}
            >
              <dt className="flex items-center gap-1.5 truncate text-caption text-ink-2">
                {t(`recordFields.${field}`)}
                {mark && <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />}
              </dt>
              <dd className="h-6">
                {editing === field ? (
                  <HeaderInput
                    label={t(`recordFields.${field}`)}
                    text={String(value?.value ?? '')}
                    onCommit={(text) => commit(field, text)}
                    onGiveUp={() => setEditing(null)}
                  />
                ) : (
                  <button
                    type="button"
                    onFocus={() => onSpot({ line: null, field })}
                    onClick={() => {
                      onSpot({ line: null, field });
                      if (edits) setEditing(field);
                    }}
                    title={String(value?.value ?? '')}
                    className="block h-6 w-full truncate text-left font-medium"
                  >
                    {value?.value == null ? (
                      <span className="font-normal text-ink-3">{t('records.empty')}</span>
                    ) : (
                      <ValueText value={value} form={form} />
                    )}
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <Button size="small" variant="bare" className="mt-2.5" onClick={() => setExtent(next)}>
        {t(`records.extents.${next}`)}
      </Button>
    </section>
  );
}

function HeaderInput({
  label,
  text,
  onCommit,
  onGiveUp,
}: {
  label: string;
  text: string;
  onCommit: (text: string) => void;
  onGiveUp: () => void;
}) {
  const [draft, setDraft] = useState(text);
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this field to type
      autoFocus
      aria-label={label}
      value={draft}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => onCommit(draft)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCommit(draft);
        if (event.key === 'Escape') {
          event.stopPropagation();
          onGiveUp();
        }
      }}
      className="-mx-1 h-6 w-[calc(100%+8px)] rounded-mark border border-control bg-surface px-1 font-medium"
    />
  );
}
