import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Field, inputLook } from './field.js';

export interface Option {
  readonly id: string;
  readonly text: string;
  readonly detail?: string;
}

interface ComboboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  readonly chosen: Option | null;
  /** What fits the term now; null while it is looked for. */
  readonly options: readonly Option[] | null;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly onChoose: (option: Option | null) => void;
  /** Offers to create what was typed, in place. */
  readonly onCreate?: (name: string) => void;
  /** The first field of a panel that a person just opened. */
  readonly focused?: boolean;
  /** The focus left the field, or Esc was pressed while the list was closed. */
  readonly onLeave?: () => void;
}

type Row = { kind: 'option'; option: Option } | { kind: 'create'; name: string };

const NONE = -1;

/** Type to search, arrows to move, Enter to take; the last row creates what was typed. Enter takes nothing before a letter or an arrow. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, chosen, options, term, onTerm, onChoose, onCreate, focused = false, onLeave } = props;
  const t = useText();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const rows = rowsOf(options ?? [], term, onCreate !== undefined);
  const at = Math.min(active, rows.length - 1);

  function take(row: Row | undefined): void {
    if (!row) return;
    setOpen(false);
    setActive(NONE);
    if (row.kind === 'create') onCreate?.(row.name);
    else onChoose(row.option);
  }

  function handleKey(event: React.KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (open) setActive(Math.max(0, Math.min(rows.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && open && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      take(rows[at]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setOpen(false);
    } else if (event.key === 'Escape') {
      onLeave?.();
    }
  }

  function handleBlur(event: React.FocusEvent): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Once the focus is where it goes: a dialog takes it back when something of it disappears while nothing has the focus.
    setTimeout(() => {
      setOpen(false);
      onLeave?.();
    });
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative" onBlur={handleBlur}>
          <input
            {...ids}
            role="combobox"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a panel that a person just opened
            autoFocus={focused}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && rows[at] ? `${listId}-${at}` : undefined}
            placeholder={t('common.typeToSearch')}
            className={clsx(inputLook, chosen && 'pr-7 font-medium')}
            value={chosen && !open ? chosen.text : term}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setOpen(true);
              setActive(event.target.value.trim() === '' ? NONE : 0);
              if (chosen) onChoose(null);
              onTerm(event.target.value);
            }}
            onKeyDown={handleKey}
          />
          {chosen && (
            <button
              type="button"
              aria-label={t('common.clearField', { field: label })}
              className="absolute top-1.5 right-1.5 text-ink-3 hover:text-ink"
              onClick={() => onChoose(null)}
            >
              <X className="icon" aria-hidden="true" />
            </button>
          )}
          {open && (rows.length > 0 || (term !== '' && options !== null)) && (
            <ul
              id={listId}
              role="listbox"
              aria-label={label}
              // Browsers stop Tab at what scrolls: the focus would go down with the list.
              tabIndex={-1}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-panel bg-surface p-1 shadow-float"
            >
              {rows.map((row, index) => (
                <li
                  key={row.kind === 'option' ? row.option.id : 'create'}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  className={clsx('flex min-h-7 items-center gap-2 rounded-control px-2', index === at ? 'bg-select' : 'hover:bg-hover')}
                  ref={index === at ? showInList : undefined}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    take(row);
                  }}
                >
                  {row.kind === 'create' ? (
                    <>
                      <Plus className="icon text-ink-3" aria-hidden="true" />
                      {t('common.create', { name: row.name })}
                    </>
                  ) : (
                    <>
                      <span className="flex-1 truncate">{row.option.text}</span>
                      <span className="text-caption text-ink-3">{row.option.detail}</span>
                    </>
                  )}
                </li>
              ))}
              {rows.length === 0 && <li className="px-2 py-1 text-ink-3">{t('common.noMatch', { term })}</li>}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

/** The options, and an offer to create where the name typed is none of them. */
function rowsOf(options: readonly Option[], term: string, creates: boolean): Row[] {
  const name = term.trim();
  const known = options.some(({ text }) => text.toLowerCase() === name.toLowerCase());
  const rows: Row[] = options.map((option) => ({ kind: 'option', option }));
  return creates && name !== '' && !known ? [...rows, { kind: 'create', name }] : rows;
}

function showInList(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
