import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { fieldForm, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { wordsOf } from '../../lib/code-words.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { editsOf, type Spot, shownAt } from '../../lib/records/edits.js';
import { ownCodeOf } from '../../lib/records/line-choices.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { Mark } from '../trade/mark.js';
import { markOf } from '../trade/mark-of.js';
import { ValueText } from '../trade/value-text.js';
import { CodeSelect } from './code-select.js';
import { FieldInput } from './field-input.js';
import { typedValue } from './typed-value.js';
import type { ValueNote } from './value-note.js';

export interface ValueFieldProps {
  readonly record: ShippingRecord;
  /** Null for a value of the header. */
  readonly line: string | null;
  readonly field: RecordField;
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  /** Why the value cannot stay as it is, in words. */
  readonly note?: ValueNote | null;
  /** The same of a text that is being typed; null for one that can be saved. */
  readonly check?: ((spot: Spot, text: string) => string | null) | undefined;
  /** The codes that may be chosen; without them anything may be written. */
  readonly choices?: readonly CodeEntry[] | null;
  /** What the field is, for who does not see it; who does reads it beside the fields. */
  readonly help?: string;
  /** Opens something confidential: hidden until it is edited. */
  readonly isSecret?: boolean;
  onSpot(spot: Spot): void;
}

/** A label and its value; a click or Enter edits in place, Esc gives up. What is wrong stands below it. */
export function ValueField({ record, line, field, spot, edits, note = null, choices = null, help, isSecret, ...props }: ValueFieldProps) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  /** What stood when the editing began: a pull may bring another value meanwhile. */
  const seen = useRef<FieldValue>(null);
  useEffect(() => {
    if (!isEditing && returns.current) button.current?.focus();
    returns.current = false;
  }, [isEditing]);
  const here: Spot = { line, field };
  const value = shownAt(record, here);
  const form = fieldForm(record.kind, field, line !== null);
  const mark = markOf(value);
  const label = t(`recordFields.${field}`);
  const described = [help === undefined ? '' : `${id}-help`, note === null ? '' : `${id}-note`].join(' ').trim();
  const isChosen = spot !== null && spot.line === line && spot.field === field;
  const end = (isByKey: boolean) => {
    returns.current = isByKey;
    setEditing(false);
  };
  const commit = (text: string, isByKey: boolean) => {
    end(isByKey);
    edits?.edit(editsOf(record, [{ ...here, next: typedValue(form, text).trim(), previous: seen.current }]));
  };
  const input = { label, text: String(value?.value ?? ''), onGiveUp: () => end(true) };
  return (
    <div
      className={clsx(
        'min-w-0 rounded-control px-2 py-0.5',
        isChosen ? 'bg-select' : 'hover:bg-hover',
        form === 'long text' && 'col-span-2',
      )}
    >
      <dt className="flex items-center gap-1.5 text-caption text-ink-2">
        <span className="truncate">{label}</span>
        {mark && <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />}
        {note && <Mark kind={note.severity === 'error' ? 'fails' : 'unsaid'} />}
      </dt>
      <dd>
        {isEditing && choices ? (
          <CodeSelect
            field={field}
            label={label}
            code={input.text}
            choices={choices}
            onCommit={(code) => commit(code, true)}
            onGiveUp={(isByKey) => end(isByKey)}
          />
        ) : isEditing ? (
          <FieldInput {...input} check={(text) => props.check?.(here, typedValue(form, text)) ?? null} onCommit={commit} />
        ) : (
          <>
            <button
              ref={button}
              type="button"
              data-spot={`${line ?? ''} ${field}`}
              aria-describedby={described || undefined}
              onFocus={() => props.onSpot(here)}
              onClick={() => {
                props.onSpot(here);
                seen.current = value?.value ?? null;
                if (edits) setEditing(true);
              }}
              title={isSecret ? label : showFieldValue(String(value?.value ?? ''), null, locale, field)}
              className="block h-6 w-full truncate scroll-my-6 rounded-mark text-left font-medium -outline-offset-1"
            >
              {value?.value == null || value.value === '' ? (
                <span className="font-normal text-ink-3">{t('records.empty')}</span>
              ) : isSecret ? (
                <span aria-label={t('records.hidden')}>••••••</span>
              ) : (
                <>
                  <ValueText value={value} form={form} field={field} /> {meaningOf(field, choices, value.value, locale)}
                </>
              )}
            </button>
            {help !== undefined && (
              <span id={`${id}-help`} hidden>
                {help}
              </span>
            )}
            {note && (
              <p
                id={`${id}-note`}
                title={note.words}
                className={clsx('truncate text-caption', note.severity === 'error' ? 'text-red' : 'text-amber')}
              >
                {note.words}
              </p>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

/** What a code means, beside it; one of ours stands there in words already. */
function meaningOf(field: RecordField, choices: readonly CodeEntry[] | null, code: unknown, locale: string) {
  const entry = choices?.find((one) => one.code === code && ownCodeOf(field, one.code) === undefined);
  return entry && <span className="font-normal text-ink-2">{wordsOf(entry, locale)}</span>;
}
