import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string;
}

interface FieldIds {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

/** Label, control, and a line under it whose place is kept, so that an error makes nothing jump. */
export function Field({ label, hint, error, className, children }: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={id} className="pb-1 text-caption text-ink-2">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note })}
      <p id={note} role={error ? 'alert' : undefined} className={clsx('min-h-5 pt-0.5 text-caption', error ? 'text-red' : 'text-ink-3')}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** The look of every one-line input. */
export const inputLook =
  'h-7 w-full min-w-0 rounded-control border border-control bg-surface px-2 text-body text-ink aria-invalid:border-red-solid disabled:text-ink-3';

export function TextField({ label, hint, error, className, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className !== undefined && { className })}>
      {(ids) => <input {...input} {...ids} className={inputLook} />}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice among few. */
export function SelectField<Value extends string>({ label, hint, error, className, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className !== undefined && { className })}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          className={inputLook}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
