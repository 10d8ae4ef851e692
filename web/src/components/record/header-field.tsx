import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { fieldForm, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { editsOf, type Spot } from '../../lib/records/edits.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { Mark } from '../trade/mark.js';
import { markOf } from '../trade/mark-of.js';
import { ValueText } from '../trade/value-text.js';
import { CodeSelect, wordsOf } from './code-select.js';
import { decimalOf } from './paste.js';

interface HeaderFieldProps {
  readonly record: ShippingRecord;
  readonly field: RecordField;
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  /** Why the value cannot stay as it is, in words. */
  readonly problem?: string | null;
  /** The codes that may be chosen; without them anything may be written. */
  readonly choices?: readonly CodeEntry[] | null;
  onSpot(spot: Spot): void;
}

/** A label and its value; a click or Enter edits in place, Esc gives up. */
export function HeaderField({ record, field, spot, edits, problem, choices = null, onSpot }: HeaderFieldProps) {
  const t = useText();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  const value = record.fields[field];
  const form = fieldForm(record.kind, field, false);
  const mark = markOf(value);
  const label = t(`recordFields.${field}`);
  const isChosen = spot?.line === null && spot.field === field;
  const commit = (text: string) => {
    setEditing(false);
    const next = form === 'decimal' ? decimalOf(text) : text.trim();
    edits?.edit(editsOf(record, [{ line: null, field, next }]));
  };
  return (
    <div
      className={clsx(
        'min-w-0 rounded-control px-2 py-0.5',
        isChosen ? 'bg-select' : 'hover:bg-hover',
        form === 'long text' && 'col-span-2',
      )}
    >
      <dt className="flex items-center gap-1.5 truncate text-caption text-ink-2">
        {label}
        {mark && <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />}
        {problem != null && <Mark kind="fails" label={problem} />}
      </dt>
      <dd className="h-6">
        {isEditing && choices ? (
          <CodeSelect
            label={label}
            code={String(value?.value ?? '')}
            choices={choices}
            onCommit={commit}
            onGiveUp={() => setEditing(false)}
          />
        ) : isEditing ? (
          <FieldInput label={label} text={String(value?.value ?? '')} onCommit={commit} onGiveUp={() => setEditing(false)} />
        ) : (
          <button
            type="button"
            onFocus={() => onSpot({ line: null, field })}
            onClick={() => {
              onSpot({ line: null, field });
              if (edits) setEditing(true);
            }}
            title={problem ?? String(value?.value ?? '')}
            className="block h-6 w-full truncate text-left font-medium"
          >
            {value?.value == null ? (
              <span className="font-normal text-ink-3">{t('records.empty')}</span>
            ) : (
              <>
                <ValueText value={value} form={form} /> {meaningOf(choices, value.value, locale)}
              </>
            )}
          </button>
        )}
      </dd>
    </div>
  );
}

/** What a code means, beside it. */
function meaningOf(choices: readonly CodeEntry[] | null, code: unknown, locale: string) {
  const entry = choices?.find((one) => one.code === code);
  return entry && <span className="font-normal text-ink-2">{wordsOf(entry, locale)}</span>;
}

interface FieldInputProps {
  readonly label: string;
  readonly text: string;
  onCommit(text: string): void;
  onGiveUp(): void;
}

function FieldInput({ label, text, onCommit, onGiveUp }: FieldInputProps) {
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
